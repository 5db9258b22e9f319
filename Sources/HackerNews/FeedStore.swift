#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is known of every feed, and the items they share.
struct FeedStore {
  /// How many items of a feed are on show.
  let limit: Int
  private var memories: [Feed: FeedMemory] = [:]
  /// By number; dropped once too many of them are in no list any more.
  private var items: [Int: Item] = [:]

  init(limit: Int) { self.limit = limit }

  /// Whether the feed was brought before.
  func isKnown(_ feed: Feed) -> Bool { memories[feed]?.updatedAt != nil }

  /// Puts a first list on show while its items are on their way.
  mutating func begin(_ list: [Int], in feed: Feed) {
    memories[feed, default: FeedMemory()].begin(list.prefix(limit))
  }

  /// Which items of a list are to be fetched: what is not known, what has `changed`, and on a wish all it concerns.
  func wanted(of list: [Int], in feed: Feed, changed: Set<Int>, anew: Bool) -> [Int] {
    let memory = memories[feed] ?? FeedMemory()
    return memory.concerned(in: list, limit: limit, feed: feed).filter { id in
      anew || changed.contains(id) || (items[id] == nil && memory.isWorthAsking(for: id))
    }
  }

  /// The longest wait the service asked for in place of an item that is to be asked for again.
  func askedWait(in feed: Feed) -> Duration? { memories[feed]?.askedWait }

  /// Takes what came for one item.
  mutating func take(_ outcome: Result<Item, Gap>, for id: Int, in feed: Feed) {
    switch outcome {
    case .success(let item) where item.title == nil:
      memories[feed]?.note(.unexpectedKind(item.kind), for: id)
    case .success(let item):
      items[id] = item
      memories[feed]?.note(nil, for: id)
    case .failure(let gap):
      // What could be shown once stays, unless it is gone for certain.
      if items[id] != nil, gap.reason != .deleted, gap.reason != .dead { return }
      items[id] = nil
      memories[feed]?.note(gap.reason, for: id)
    }
  }

  /// Puts the list on show, its items having come.
  mutating func finish(_ list: [Int], in feed: Feed, at time: Date) {
    memories[feed, default: FeedMemory()].finish(
      list, limit: limit, feed: feed, items: items, at: time)
    guard items.count > max(4_000, 2 * limit) else { return }
    let listed = Set(memories.values.flatMap(\.ids))
    items = items.filter { listed.contains($0.key) }
  }

  /// What is on show of a feed.
  func snapshot(of feed: Feed, state: FeedSnapshot.State) -> FeedSnapshot {
    (memories[feed] ?? FeedMemory()).snapshot(of: feed, items: items, state: state)
  }
}
