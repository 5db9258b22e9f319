/// Returns when the task that calls it is cancelled.
public func untilCancelled() async {
  let (silence, speaker) = AsyncStream.makeStream(of: Never.self)
  // Without one who could speak the silence would end.
  defer { withExtendedLifetime(speaker) {} }
  for await _ in silence {}
}
