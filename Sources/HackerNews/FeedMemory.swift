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

  /// Whether a request for an item would be the first, or may at last bring one.
  func isWorthAsking(for id: Int) -> Bool { gaps[id]?.mayHeal ?? true }

  /// The longest wait the service asked for in place of an item that is to be asked for again.
  var askedWait: Duration? { gaps.values.compactMap(\.askedWait).max() }

  /// Notes why an item cannot be shown, or that it can.
  mutating func note(_ gap: Gap.Reason?, for id: Int) {
    gaps[id] = gap.map { RememberedGap(reason: $0, requests: (gaps[id]?.requests ?? 0) + 1) }
  }

  /// Takes the whole list and puts its first `limit` on show.
  mutating func finish(_ list: [Int], limit: Int, feed: Feed, items: [Int: Item], at time: Date) {
    let isFirst = updatedAt == nil
    let shown = Array(list.prefix(limit))
    let ranks = isFirst ? [:] : Dictionary(uniqueKeysWithValues: zip(ids, 1...))
    changes = [:]
    for (index, id) in shown.enumerated() where !isFirst {
      if let rank = ranks[id] {
        if rank != index + 1 { changes[id] = .moved(from: rank) }
      } else if !seen.contains(id) {
        changes[id] = .new
      }
    }
    let now = Set(shown)
    gone = isFirst ? [] : ids.filter { !now.contains($0) }
    ids = shown
    updatedAt = time
    gaps = gaps.filter { now.contains($0.key) }
    owed.formUnion(
      isFirst ? shown.filter { items[$0] == nil } : shown.filter { changes[$0] == .new })
    remember(feed == .new ? list : shown)
    owed.formIntersection(seen)
    tellArrivals(from: items)
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

  /// Numbers grow with time: where there are too many, the oldest go.
  private mutating func remember(_ list: [Int]) {
    seen.formUnion(list)
    guard seen.count > Self.mostSeen else { return }
    seen = Set(seen.sorted().suffix(Self.mostSeen / 2)).union(list)
  }

  private mutating func tellArrivals(from items: [Int: Item]) {
    for (index, id) in ids.enumerated() {
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
