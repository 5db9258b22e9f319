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
      let outcome = await self.answer(of: id).reading.outcome(for: id)
      if Task.isCancelled { throw .http(.cancelled) }
      return outcome
    }
  }

  /// The items of the given numbers as they come in, each one or the gap where it should be, with its number.
  ///
  /// At most `maxConcurrency` requests at a time. It also ends when its reader is cancelled: whoever cannot do with
  /// a part of it asks `Task.isCancelled` then.
  public nonisolated func arrivals(
    of ids: [Int]
  ) -> some AsyncSequence<(id: Int, outcome: Result<Item, Gap>), Never> & Sendable {
    numbers(ids).concurrentMapUnordered(maxConcurrency: maxConcurrency) { id in
      (id: id, outcome: await self.answer(of: id).reading.outcome(for: id))
    }
  }

  /// As `arrivals`, with the documents.
  nonisolated func answers(
    of ids: [Int]
  ) -> some AsyncSequence<(id: Int, answer: ItemAnswer), Never> & Sendable {
    numbers(ids).concurrentMapUnordered(maxConcurrency: maxConcurrency) { id in
      (id: id, answer: await self.answer(of: id))
    }
  }

  /// The items of the given numbers in their order, each as soon as it and all before it are there.
  ///
  /// One that takes long holds back those behind it from the reader, not from being fetched. Otherwise as `arrivals`.
  public nonisolated func itemsInOrder(
    _ ids: [Int]
  ) -> some AsyncSequence<Result<Item, Gap>, Never> & Sendable {
    InOrderSequence(base: arrivals(of: ids), ids: ids)
  }

  /// All at once, so that the buffer is as long as the list and no longer.
  private nonisolated func numbers(_ ids: [Int]) -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: .bufferingOldest(ids.count)) { numbers in
      for id in ids { numbers.yield(id) }
      numbers.finish()
    }
  }
}
