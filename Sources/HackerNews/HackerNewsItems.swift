import AsyncOperators
import HTTP

extension HackerNewsClient {
  /// The items of the given numbers in their order, each one or the gap where it should be.
  ///
  /// At most `maxConcurrency` requests at a time. What fails is a gap; only cancellation ends the whole.
  ///
  /// - Throws: `.http(.cancelled)`.
  public nonisolated func items(
    _ ids: [Int]
  ) async throws(HackerNewsError) -> [Result<Item, Gap>] {
    try await ids.concurrentMap(maxConcurrency: maxConcurrency) {
      id async throws(HackerNewsError) in
      let outcome = await self.reading(of: id).outcome(for: id)
      if Task.isCancelled { throw .http(.cancelled) }
      return outcome
    }
  }
}
