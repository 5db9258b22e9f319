import HackerNews
import Terminal

/// Leaves of feeds only what is wanted.
///
/// A story that comes to have enough points while it is on show arrives at that moment, once.
struct StoryFilter {
  private let isOpen: Bool
  private var judge: StoryJudge
  private var feeds: [Feed: Told] = [:]

  /// What was told of one feed.
  private struct Told {
    var arrivals: [FeedSnapshot.Arrival] = []
    var count = 0
    /// The number of the last arrival that was looked at, as the feed counts them.
    var latest = 0
    var standings: [Int: Standing] = [:]
    /// What the first refresh should have brought but did not; nil before it.
    var firstGaps: Set<Int>?

    mutating func tell(_ item: Item, rank: Int) {
      guard standings.updateValue(.told, forKey: item.id) != .told else { return }
      count += 1
      arrivals.append(FeedSnapshot.Arrival(number: count, rank: rank, item: item))
      arrivals.removeFirst(max(0, arrivals.count - StoryFilter.mostArrivals))
    }
  }

  /// How a story stood when it was last looked at.
  private enum Standing {
    case short, shown
    /// It was an arrival.
    case told
  }

  private static let mostArrivals = 500
  private static let mostStandings = 10_000

  init(_ rules: StoryRules, console: Console) {
    isOpen = rules.isEmpty
    judge = StoryJudge(rules, console: console)
  }

  /// The snapshot without rows and arrivals that are not wanted; the same without rules.
  ///
  /// What the first refresh should have brought does not arrive later, as in a view without rules.
  mutating func apply(to snapshot: FeedSnapshot) -> FeedSnapshot {
    if isOpen { return snapshot }
    var snapshot = snapshot
    snapshot.arrivals = arrivals(in: snapshot, countsHealed: false)
    snapshot.rows = snapshot.rows.filter { row in row.item.map { isWanted($0) } ?? false }
    return snapshot
  }

  mutating func isWanted(_ item: Item) -> Bool {
    isOpen || judge.verdict(on: item) == .wanted
  }

  /// The wanted ones of what has come in, the latest 500, with numbers of their own that count from 1 without holes.
  ///
  /// Gaps of the first refresh that heal are left out unless `countsHealed` says otherwise.
  mutating func arrivals(
    in snapshot: FeedSnapshot, countsHealed: Bool = true
  ) -> [FeedSnapshot.Arrival] {
    if isOpen { return snapshot.arrivals }
    var told = feeds[snapshot.feed] ?? Told()
    if told.standings.count > Self.mostStandings { told.standings = [:] }
    for arrival in snapshot.arrivals where arrival.number > told.latest {
      told.latest = arrival.number
      let isHealed = told.firstGaps?.contains(arrival.item.id) ?? false
      switch judge.verdict(on: arrival.item) {
      case .wanted where isHealed && !countsHealed: told.standings[arrival.item.id] = .shown
      case .wanted: told.tell(arrival.item, rank: arrival.rank)
      case .short where told.standings[arrival.item.id] != .told:
        told.standings[arrival.item.id] = .short
      case .short, .unwanted: break
      }
    }
    for row in snapshot.rows {
      guard let item = row.item else { continue }
      switch judge.verdict(on: item) {
      case .wanted where told.standings[item.id] == .short: told.tell(item, rank: row.rank)
      case .wanted where told.standings[item.id] == nil: told.standings[item.id] = .shown
      case .short where told.standings[item.id] == nil: told.standings[item.id] = .short
      case .wanted, .short, .unwanted: break
      }
    }
    if told.firstGaps == nil, snapshot.updatedAt != nil {
      told.firstGaps = Set(snapshot.gaps.map(\.id))
    }
    feeds[snapshot.feed] = told
    return told.arrivals
  }
}
