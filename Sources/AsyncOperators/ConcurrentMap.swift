extension Sequence where Element: Sendable {
  /// Applies `transform` to every element, at most `maxConcurrency` at a time; keeps the order.
  ///
  /// The elements are first taken over into an array, also from a lazy sequence.
  ///
  /// A failure stops the taking of further elements. The calls for earlier elements run to their
  /// end; then those for later ones are cancelled, and when all have ended it is thrown. If several
  /// fail, the one of the earliest element is thrown, as in a plain loop, however they overlapped.
  ///
  /// Cancelling the caller cancels every running call. The elements not yet taken are still
  /// handed to `transform`, which finds itself cancelled: only its own failure ends the work.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - transform: Called once for each element, away from the caller's actor.
  /// - Returns: One output for each element.
  /// - Throws: What `transform` throws, nothing else.
  @inlinable
  public func concurrentMap<Output: Sendable, Failure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    let work = MapWork<Element, Output, Failure>(
      of: Array(self), width: maxConcurrency, .inOrder)
    return try await work.run(transform)
  }

  /// Applies `transform` to every element, at most `maxConcurrency` at a time, in any order.
  ///
  /// The elements are first taken over into an array, also from a lazy sequence.
  /// The outputs stand in the order in which the calls ended.
  /// The first failure cancels what still runs and is thrown when all of that has ended.
  /// Cancellation of the caller is passed on as in `concurrentMap`.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - transform: Called once for each element, away from the caller's actor.
  /// - Returns: One output for each element.
  /// - Throws: What `transform` throws, nothing else.
  @inlinable
  public func concurrentMapUnordered<Output: Sendable, Failure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    let work = MapWork<Element, Output, Failure>(
      of: Array(self), width: maxConcurrency, .unordered)
    return try await work.run(transform)
  }
}
