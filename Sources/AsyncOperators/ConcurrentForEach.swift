extension Sequence where Element: Sendable {
  /// Calls `body` for every element, at most `maxConcurrency` calls at a time.
  ///
  /// Returns when all have ended. The first failure cancels the other calls, begins no more, and is
  /// thrown when they have ended. Cancelling the caller cancels every running call, and the elements
  /// not yet taken are still handed to `body`, which finds itself cancelled.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - body: Called once for each element, away from the caller's actor.
  /// - Throws: What `body` throws, nothing else.
  @inlinable
  public func concurrentForEach<Failure: Error>(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async throws(Failure) -> Void
  ) async throws(Failure) {
    _ = try await concurrentMapUnordered(maxConcurrency: maxConcurrency, body)
  }
}
