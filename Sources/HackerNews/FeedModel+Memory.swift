#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension FeedModel {
  /// How long a list may wait to be kept, in seconds: a burst of pushes must not become one of files.
  private static let listPause = 10.0
  /// More than that is not held back to be kept.
  private static let mostUnkept = 2_000

  /// Takes those of the wanted items that the cache has and that still hold; returns their numbers.
  ///
  /// Only what is not known at all is looked for there: what changed, or could not be shown, is asked for.
  ///
  /// - Throws: `.http(.cancelled)` where another turn came in between.
  func takeYoung(
    among wanted: [Int], in feed: Feed, turn: Int
  ) async throws(HackerNewsError) -> Set<Int> {
    let unknown = store.unknown(among: wanted, in: feed)
    guard let memory = client.memory, !unknown.isEmpty else { return [] }
    let kept = await items(unknown, in: memory)
    try check(turn)
    let moment = now()
    var taken: Set<Int> = []
    for id in store.unknown(among: unknown, in: feed) {
      guard let item = kept[id], item.value.holds(since: item.storedAt, at: moment) else {
        continue
      }
      store.take(.success(item.value), for: id, in: feed, at: item.storedAt)
      taken.insert(id)
    }
    memory.countAnswers(taken.count)
    return taken
  }

  /// Puts a feed of which nothing is known on show as it was kept last; does nothing where nothing of it was.
  ///
  /// - Throws: `.http(.cancelled)` where another turn came in between.
  func recall(
    _ feed: Feed, because reason: HackerNewsError, turn: Int
  ) async throws(HackerNewsError) {
    guard case .http(let error) = reason, let memory = client.memory, !store.isKnown(feed),
      let list = await memory.list(of: feed)
    else { return }
    let shown = Array(list.value.prefix(store.limit))
    let kept = await items(shown, in: memory)
    try check(turn)
    guard !store.isKnown(feed), list.value.isEmpty || !kept.isEmpty else { return }
    memory.countAnswers(1 + store.unknown(among: shown, in: feed).count { kept[$0] != nil })
    store.recall(
      list.value, of: feed, items: kept, at: list.storedAt, lacking: .failed(error),
      followsScores: followsScores)
  }

  /// Notes what came for an item until it is kept.
  func noteUnkept(_ answer: ItemAnswer, for id: Int) {
    guard client.memory != nil, unkept.count < Self.mostUnkept else { return }
    unkept[id] = answer
  }

  /// Keeps what came in since the last time, and the list unless that was done just now.
  func keep(_ list: [Int], of feed: Feed) async {
    guard let memory = client.memory else { return }
    let moment = now()
    let isDue =
      listsKept[feed].map {
        !(0..<Self.listPause).contains(moment.timeIntervalSince($0))
      } ?? true
    if isDue { listsKept[feed] = moment }
    let answers = unkept
    unkept = [:]
    await memory.keep(isDue ? list : nil, of: feed, answers)
  }

  /// What the cache has of some items and can be shown in a list.
  private nonisolated func items(
    _ ids: [Int], in memory: NewsMemory
  ) async -> [Int: NewsMemory.Kept<Item>] {
    var items: [Int: NewsMemory.Kept<Item>] = [:]
    for (id, kept) in await memory.documents(of: ids) {
      guard case .item(let item) = ItemReading(kept.value, for: id), item.title != nil else {
        continue
      }
      items[id] = NewsMemory.Kept(value: item, storedAt: kept.storedAt)
    }
    return items
  }
}

extension Item {
  /// Whether it is unlikely to have changed much since it was brought: the younger it was, the faster votes come in.
  ///
  /// It holds for a tenth of the age it had then, at least for 1 minute and at most for 10. A time ahead of now is not
  /// believed.
  func holds(since fetchedAt: Date, at now: Date) -> Bool {
    let age = time.map { fetchedAt.timeIntervalSince($0) } ?? 0
    return (-60..<min(max(age / 10, 60), 600)).contains(now.timeIntervalSince(fetchedAt))
  }
}
