#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is known of one feed from one refresh to the next.
struct FeedMemory {
  /// What is on show, by rank.
  private(set) var ids: [Int] = []
  private(set) var updatedAt: Date?
  /// The whole of what was listed last; nil before the first time.
  private(set) var list: [Int]?
  private var changes: [Int: FeedSnapshot.Change] = [:]
  private var gone: [Int] = []
  private var gaps: [Int: RememberedGap] = [:]
  /// All that ever counted as listed, so that what comes back is not new.
  private var seen: Set<Int> = []
  /// What is to be told as an arrival once it can be shown.
  private var owed: Set<Int> = []
  private var arrivals: [FeedSnapshot.Arrival] = []
  private var arrivalCount = 0

  /// Puts a first list on show while its items are on their way.
  mutating func begin(_ list: ArraySlice<Int>) {
    if updatedAt == nil { ids = Array(list) }
  }

  /// What of a list is to be had: its first `limit`; in the feed `new` also what came in behind them.
  func concerned(in list: [Int], limit: Int, feed: Feed) -> [Int] {
    guard feed == .new else { return Array(list.prefix(limit)) }
    let told = owed.union(newcomers(in: list, limit: limit, feed: feed))
    let behind = list.prefix(Self.mostArrivals).dropFirst(limit).filter(told.contains)
    return list.prefix(limit) + behind
  }

  /// Whether a request for an item would be the first, or `heals` and may at last bring one.
  func isWorthAsking(for id: Int, heals: Bool) -> Bool {
    gaps[id].map { heals && $0.mayHeal } ?? true
  }

  /// Whether an item could not be shown when it was last asked for.
  func hasGap(_ id: Int) -> Bool { gaps[id] != nil }

  /// The longest wait the service asked for in place of an item that is to be asked for again.
  var askedWait: Duration? { gaps.values.compactMap(\.askedWait).max() }

  /// Notes why an item cannot be shown, or that it can.
  mutating func note(_ gap: Gap.Reason?, for id: Int) {
    gaps[id] = gap.map { reason in
      var remembered = gaps[id] ?? RememberedGap(reason: reason, requests: 0)
      remembered.reason = reason
      remembered.requests += 1
      return remembered
    }
  }

  /// Takes the whole list and puts its first `limit` on show.
  ///
  /// A refresh that `heals` brings the gaps closer to being asked for again.
  mutating func finish(
    _ list: [Int], limit: Int, feed: Feed, items: [Int: Item], at time: Date, heals: Bool
  ) {
    let isFirst = updatedAt == nil
    let shown = Array(list.prefix(limit))
    let ranks = isFirst ? [:] : Dictionary(uniqueKeysWithValues: zip(ids, 1...))
    let new = newcomers(in: list, limit: limit, feed: feed)
    changes = [:]
    for (index, id) in shown.enumerated() {
      if new.contains(id) {
        changes[id] = .new
      } else if let rank = ranks[id], rank != index + 1 {
        changes[id] = .moved(from: rank)
      }
    }
    let now = Set(shown)
    gone = isFirst ? [] : ids.filter { !now.contains($0) }
    ids = shown
    updatedAt = time
    self.list = list
    owed.formUnion(isFirst ? shown.filter { items[$0] == nil } : Array(new))
    remember(feed == .new ? list : shown)
    owed.formIntersection(seen)
    let concerned = Set(concerned(in: list, limit: limit, feed: feed))
    gaps = gaps.filter { concerned.contains($0.key) }
    for id in gaps.keys where heals || gaps[id]?.refreshes == 0 { gaps[id]?.refreshes += 1 }
    tellArrivals(of: list, among: concerned, from: items)
  }

  /// What is on show now.
  func snapshot(
    of feed: Feed, items: [Int: Item], state: FeedSnapshot.State
  ) -> FeedSnapshot {
    let rows = ids.enumerated().map { index, id in
      let content: FeedSnapshot.Content =
        if let item = items[id] {
          .item(item)
        } else if let gap = gaps[id] {
          .gap(gap.reason)
        } else {
          .pending
        }
      return FeedSnapshot.Row(
        id: id, rank: index + 1, content: content, change: changes[id] ?? .none)
    }
    return FeedSnapshot(
      feed: feed, rows: rows, gone: gone, arrivals: arrivals, updatedAt: updatedAt, state: state)
  }

  /// What in a list was never listed before; nothing the first time.
  ///
  /// The feed `new` counts as a whole: what is newer than all that were listed, and what came in late above one of
  /// them, but not what slides in at the end since others went.
  private func newcomers(in list: [Int], limit: Int, feed: Feed) -> Set<Int> {
    guard updatedAt != nil else { return [] }
    guard feed == .new, let newest = seen.max() else {
      return Set(list.prefix(limit).filter { !seen.contains($0) })
    }
    let end = list.lastIndex(where: seen.contains) ?? 0
    return Set(list[..<end].filter { !seen.contains($0) }).union(list.filter { $0 > newest })
  }

  /// Numbers grow with time: where there are too many, the oldest go.
  private mutating func remember(_ list: [Int]) {
    seen.formUnion(list)
    guard seen.count > Self.mostSeen else { return }
    seen = Set(seen.sorted().suffix(Self.mostSeen / 2)).union(list)
  }

  /// From the bottom up, so that of lines written one below the other the last is the newest.
  private mutating func tellArrivals(
    of list: [Int], among concerned: Set<Int>, from items: [Int: Item]
  ) {
    for (index, id) in list.enumerated().reversed() where concerned.contains(id) {
      guard owed.contains(id), let item = items[id] else { continue }
      owed.remove(id)
      arrivalCount += 1
      arrivals.append(FeedSnapshot.Arrival(number: arrivalCount, rank: index + 1, item: item))
    }
    arrivals.removeFirst(max(0, arrivals.count - Self.mostArrivals))
  }

  private static let mostSeen = 20_000
  private static let mostArrivals = 500
}
