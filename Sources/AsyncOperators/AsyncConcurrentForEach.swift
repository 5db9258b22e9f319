extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Calls `body` for the elements as they arrive, at most `maxConcurrency` calls at a time.
  ///
  /// Returns when the sequence and all calls have ended. No more elements are read while all calls
  /// are busy. The first failure, of the sequence or of a call, cancels the others and is thrown
  /// when they have ended. Cancelling the caller cancels the reading and the calls, and it returns
  /// when they have ended; `Task.isCancelled` tells that from the end of the sequence.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - body: Called once for each element, away from the caller's actor.
  /// - Throws: What the sequence or `body` throws, nothing else.
  @inlinable
  public func concurrentForEach(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async throws(Failure) -> Void
  ) async throws(Failure) {
    var calls = concurrentMapUnordered(maxConcurrency: maxConcurrency, body).makeAsyncIterator()
    while try await calls.next(isolation: nil) != nil {}
  }

  /// Calls `body` for the elements as they arrive; neither can fail.
  @inlinable
  public func concurrentForEach(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async -> Void
  ) async where Failure == Never {
    var calls = concurrentMapUnordered(maxConcurrency: maxConcurrency, body).makeAsyncIterator()
    while await calls.next(isolation: nil) != nil {}
  }

  /// Calls `body` for the elements of a sequence that cannot fail.
  @inlinable
  public func concurrentForEach<BodyFailure: Error>(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async throws(BodyFailure) -> Void
  ) async throws(BodyFailure) where Failure == Never {
    var calls = concurrentMapUnordered(maxConcurrency: maxConcurrency, body).makeAsyncIterator()
    while try await calls.next(isolation: nil) != nil {}
  }
  /// Calls `body` for the elements of a sequence that fails in another way than it.
  @inlinable
  public func concurrentForEach<BodyFailure: Error>(
    maxConcurrency: Int, _ body: @escaping @Sendable (Element) async throws(BodyFailure) -> Void
  ) async throws {
    var calls = concurrentMapUnordered(maxConcurrency: maxConcurrency, body).makeAsyncIterator()
    while try await calls.next(isolation: nil) != nil {}
  }
}
