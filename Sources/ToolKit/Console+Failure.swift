package import Terminal

extension Console {
  /// Adds lines to standard output and hands them to the reader.
  package func print(_ lines: [String]) throws(Failure) {
    do throws(WriteError) {
      for line in lines { try print(line) }
      try flush()
    } catch { throw Failure(error) }
  }

  /// Runs `operation`, which shows that it is under way if it takes long; `failure` says why it failed.
  package func waiting<Value: Sendable, Reason: Error>(
    clock: any Clock<Duration>, failure: (Reason) -> Failure,
    _ operation: (Progress) async throws(Reason) -> Value
  ) async throws(Failure) -> Value {
    do throws(Reason) {
      return try await withProgress("Loading", clock: clock, operation)
    } catch { throw failure(error) }
  }
}
