#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FeedStore {
  /// What of the given items is known and has not come in since `time`.
  ///
  /// Without a time they changed just now. With `gapsOnly` an item that can be shown is left out.
  func stale(among ids: [Int], unlessFetchedSince time: Date?, gapsOnly: Bool) -> Set<Int> {
    Set(
      ids.filter { id in
        guard items[id] != nil else { return memories.values.contains { $0.hasGap(id) } }
        guard !gapsOnly else { return false }
        return time.map { (fetched[id] ?? .distantPast) < $0 } ?? true
      })
  }

  /// Marks items as changed since they came in; those of which nothing is known are left out.
  mutating func mark(stale ids: Set<Int>) {
    for id in ids where items[id] != nil || memories.values.contains(where: { $0.hasGap(id) }) {
      stale.insert(id)
    }
  }

  /// Whether one of the items is on show.
  func isOnShow(_ ids: Set<Int>, in feed: Feed) -> Bool {
    memories[feed]?.ids.contains(where: ids.contains) ?? false
  }

  /// Whether something on show is known to have changed.
  func hasStale(in feed: Feed) -> Bool { isOnShow(stale, in: feed) }
}
