/// The usual way from a task to a stream, on which the forms written by hand stand.
///
/// They start tasks that nobody awaits, as such forms do; no other part of this program does so.
func handWrittenStream<Element: Sendable>(
  _ bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
  feed: @escaping @Sendable (AsyncStream<Element>.Continuation) async -> Void
) -> AsyncStream<Element> {
  AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
    let task = Task {
      await feed(continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

/// A sequence that the forms written by hand can start from.
typealias HandWrittenBase<Element> = AsyncSequence<Element, Never> & Sendable
