#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is known of every feed, and the items they share.
struct FeedStore {
  /// How many items of a feed are on show.
  let limit: Int
  private(set) var memories: [Feed: FeedMemory] = [:]
  /// By number; those far from being on show are dropped once there are too many of them.
  private(set) var items: [Int: Item] = [:]
  /// When each of them came in.
  private(set) var fetched: [Int: Date] = [:]
  /// What is known to have changed since it came in.
  var stale: Set<Int> = []
  /// How many items were wanted that were known already.
  private(set) var answersFromMemory = 0

  init(limit: Int) { self.limit = limit }

  /// Whether the feed was brought before.
  func isKnown(_ feed: Feed) -> Bool { memories[feed]?.updatedAt != nil }

  /// The list that was brought last.
  func list(of feed: Feed) -> [Int]? { memories[feed]?.list }

  /// Puts a first list on show while its items are on their way.
  mutating func begin(_ list: [Int], in feed: Feed) {
    memories[feed, default: FeedMemory()].begin(list.prefix(limit))
  }

  /// Which items of a list are to be fetched: what is not known, what is stale, and `anew` all it concerns.
  ///
  /// They count as fetched from now on: what is named as changed while it is brought anew is stale again. What is on its
  /// way for the first time is not, since each new story is named as changed itself.
  mutating func wanted(of list: [Int], in feed: Feed, anew: Bool, heals: Bool) -> [Int] {
    let memory = memories[feed] ?? FeedMemory()
    let concerned = memory.concerned(in: list, limit: limit, feed: feed)
    let wanted = concerned.filter { id in
      if anew || stale.contains(id) { return true }
      return items[id] == nil && memory.isWorthAsking(for: id, heals: heals)
    }
    stale.subtract(wanted)
    answersFromMemory += concerned.count { items[$0] != nil } - wanted.count { items[$0] != nil }
    return wanted
  }

  /// The longest wait the service asked for in place of an item that is to be asked for again.
  func askedWait(in feed: Feed) -> Duration? { memories[feed]?.askedWait }

  /// Takes what came for one item.
  mutating func take(_ outcome: Result<Item, Gap>, for id: Int, in feed: Feed, at time: Date) {
    switch outcome {
    case .success(let item) where item.title == nil:
      memories[feed]?.note(.unexpectedKind(item.kind), for: id)
    case .success(let item):
      items[id] = item
      fetched[id] = time
      memories[feed]?.note(nil, for: id)
    case .failure(let gap):
      // What could be shown once stays, unless it is gone for certain.
      if items[id] != nil, gap.reason != .deleted, gap.reason != .dead { return }
      items[id] = nil
      fetched[id] = nil
      memories[feed]?.note(gap.reason, for: id)
    }
  }

  /// Puts the list on show, its items having come.
  mutating func finish(_ list: [Int], in feed: Feed, at time: Date, heals: Bool) {
    memories[feed, default: FeedMemory()].finish(
      list, limit: limit, feed: feed, items: items, at: time, heals: heals)
    let shown = memories.values.reduce(0) { $0 + $1.ids.count }
    guard items.count > 2 * shown + Self.mostSpare else { return }
    // What stands right behind the rows may come back into them.
    let near = Set(memories.values.flatMap { ($0.list ?? $0.ids).prefix(2 * limit) })
    items = items.filter { near.contains($0.key) }
    fetched = fetched.filter { near.contains($0.key) }
    stale.formIntersection(near)
  }

  private static let mostSpare = 200

  /// Which of some items nothing is known of, not even that they cannot be shown.
  func unknown(among ids: [Int], in feed: Feed) -> [Int] {
    ids.filter { items[$0] == nil && memories[feed]?.hasGap($0) != true }
  }

  /// Puts a feed on show as it was at a time; what is not among `kept` cannot be shown for the given reason.
  ///
  /// Where scores are on show all of it counts as changed since.
  mutating func recall(
    _ list: [Int], of feed: Feed, items kept: [Int: NewsMemory.Kept<Item>], at time: Date,
    lacking reason: Gap.Reason, followsScores: Bool
  ) {
    begin(list, in: feed)
    let shown = list.prefix(limit)
    for id in shown where items[id] == nil {
      if let item = kept[id] {
        take(.success(item.value), for: id, in: feed, at: item.storedAt)
      } else {
        memories[feed]?.note(reason, for: id)
      }
    }
    finish(list, in: feed, at: time, heals: false)
    if followsScores { mark(stale: Set(shown)) }
  }

  /// What is on show of a feed.
  func snapshot(of feed: Feed, state: FeedSnapshot.State) -> FeedSnapshot {
    (memories[feed] ?? FeedMemory()).snapshot(of: feed, items: items, state: state)
  }
}
