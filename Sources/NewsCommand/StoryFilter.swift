import HackerNews
import Terminal

/// Leaves in snapshots only what matches; compares each story once as long as its title stays.
struct StoryFilter {
  private let matcher: StoryMatcher?
  private let limit: MatchLimit
  private var known: [Int: (title: String, matches: Bool)] = [:]

  init(_ pattern: StoryPattern?, console: Console) {
    matcher = pattern?.matcher()
    limit = .endingProcess(pattern: pattern?.text ?? "", console: console)
  }

  /// The snapshot without rows and arrivals that are not wanted; the same without a pattern.
  mutating func apply(to snapshot: FeedSnapshot) -> FeedSnapshot {
    guard matcher != nil else { return snapshot }
    var snapshot = snapshot
    snapshot.rows = snapshot.rows.filter { row in row.item.map { isWanted($0) } ?? false }
    snapshot.arrivals = snapshot.arrivals.filter { isWanted($0.item) }
    let mostKnown = 10_000
    if known.count > mostKnown { known = [:] }
    return snapshot
  }

  private mutating func isWanted(_ item: Item) -> Bool {
    guard let matcher else { return true }
    let title = item.title ?? ""
    if let known = known[item.id], known.title == title { return known.matches }
    let matches = limit.holding { matcher.matches(title: title, host: item.host) }
    known[item.id] = (title, matches)
    return matches
  }
}
