#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import ToolKit

/// A feed as the view keeps it, on show or not.
struct FeedList: Sendable {
  private(set) var snapshot: FeedSnapshot
  var cursor = ListCursor()
  /// The rows that match what is being typed, while it is.
  var filter: ListFilter?
  /// Whether the user asked for the refresh that is under way.
  var isWished = false
  private(set) var marks: [Int: StoryMark] = [:]
  /// New stories that have not been in the window yet.
  private var unseen: Set<Int> = []
  private var lastArrival = 0
  /// What the first refresh brought, or should have: nothing of it is new later on.
  private var first: Set<Int> = []

  init(_ feed: Feed) { snapshot = FeedSnapshot(feed: feed) }

  /// How many new stories came in above the window.
  var newAbove: Int {
    cursor.ids.prefix(cursor.top).count { unseen.contains($0) }
  }

  /// Takes over how the feed stands now; returns what is new in it.
  mutating func take(_ new: FeedSnapshot, at now: Date) -> [FeedSnapshot.Arrival] {
    let arrivals = new.arrivals.filter { $0.number > lastArrival && !first.contains($0.item.id) }
    lastArrival = new.arrivals.last?.number ?? lastArrival
    if snapshot.updatedAt != nil { markChanges(to: new, at: now) }
    for arrival in arrivals { marks[arrival.item.id] = StoryMark(kind: .new, since: now) }
    if snapshot.updatedAt == nil, new.updatedAt != nil { first = Set(new.rows.map(\.id)) }
    snapshot = new
    let ids = new.rows.map(\.id)
    let listed = Set(ids)
    unseen = unseen.union(arrivals.map(\.item.id)).intersection(listed)
    marks = marks.filter { listed.contains($0.key) }
    cursor.show(ids)
    filter?.search(new.rows)
    if new.state == .current { isWished = false }
    return arrivals
  }

  /// Fits the window, and forgets what has been seen or has grown old.
  mutating func settle(height: Int, at now: Date) {
    cursor.fit(height: height)
    filter?.cursor.fit(height: height)
    marks = marks.filter { !$0.value.isOver(at: now) }
    guard filter == nil else { return }
    unseen.subtract(cursor.ids[cursor.window(height: height)])
    if cursor.hasMoved, let id = cursor.selectedID, marks[id]?.kind == .new { marks[id] = nil }
  }

  /// The row that keys act on: of those that match while a filter is open.
  var selectedRow: FeedSnapshot.Row? {
    let id = (filter?.cursor ?? cursor).selectedID
    return snapshot.rows.first { $0.id == id }
  }

  /// Marks what went up past others, fell by two places or more, and what has other numbers.
  private mutating func markChanges(to new: FeedSnapshot, at now: Date) {
    let before = Dictionary(snapshot.rows.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.rows.map(\.id))
    let places = Dictionary(
      snapshot.rows.map(\.id).filter(after.contains).enumerated().map { ($1, $0) }
    ) { first, _ in first }
    var place = 0
    for row in new.rows {
      guard let old = before[row.id], let oldPlace = places[row.id] else { continue }
      if let item = old.item, let newer = row.item, hasOtherNumbers(item, newer) {
        mark(row.id, .changed, at: now)
      }
      if place < oldPlace { mark(row.id, .up, at: now) }
      if place > oldPlace + 1 { mark(row.id, .down, at: now) }
      place += 1
    }
  }

  private func hasOtherNumbers(_ old: Item, _ new: Item) -> Bool {
    old.points != new.points || old.commentCount != new.commentCount
  }

  private mutating func mark(_ id: Int, _ kind: StoryMark.Kind, at now: Date) {
    if marks[id]?.kind != .new { marks[id] = StoryMark(kind: kind, since: now) }
  }
}
