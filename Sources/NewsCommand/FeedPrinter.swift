import HackerNews
import Terminal
import ToolKit

/// Prints a feed from its snapshots: each story in its place as soon as all before it are known, then each arrival.
struct FeedPrinter {
  /// Whether the stories of the first refresh have all been printed.
  private(set) var hasFirstPart = false
  private let excerpt: FeedExcerpt
  private let isWatching: Bool
  /// Whether nothing is printed after the stories of the first refresh.
  private let endsThen: Bool
  private let layout: Layout
  private let console: Console
  private let announce: (@Sendable (StoryRecord) -> Void)?
  private var filter: StoryFilter
  /// The stories printed before the first refresh was over; empty from then on.
  private var firstPart: Set<Int> = []
  private var printedCount = 0
  private var lastArrival = 0
  private var notedGaps: Set<Int> = []
  /// What the first refresh should have brought but did not, as long as it has not come in.
  private var firstGaps: Set<Int> = []
  private var isOutage = false

  /// Prints nothing yet; `announce` is called with each new story, once that is out.
  init(
    _ excerpt: FeedExcerpt, isWatching: Bool, endsThen: Bool, layout: Layout, console: Console,
    announce: (@Sendable (StoryRecord) -> Void)? = nil
  ) {
    self.excerpt = excerpt
    self.endsThen = endsThen
    self.isWatching = isWatching
    self.layout = layout
    self.console = console
    self.announce = announce
    filter = StoryFilter(excerpt.rules, console: console)
  }

  /// Prints what `snapshot` has beyond those before it.
  ///
  /// - Throws: that the feed cannot be had, that nothing of it can be shown, or that output cannot be written.
  mutating func take(_ snapshot: FeedSnapshot) throws(Failure) {
    switch snapshot.state {
    case .stale(let error), .retrying(_, _, let error):
      if !hasFirstPart {
        try printOld(snapshot, because: error)
      } else if !isOutage {
        console.note("\(error); trying again")
      }
      isOutage = true
    case .loading, .current:
      do throws(WriteError) {
        if !hasFirstPart { try printRows(of: snapshot) }
        // Whoever waits for a slow reader may see a later refresh first, with arrivals of its own.
        if hasFirstPart || snapshot.state == .current { try printArrivals(of: snapshot) }
        try console.flush()
      } catch { throw Failure(error) }
      if snapshot.state == .current { try settle(snapshot) }
    }
  }

  /// Prints what was kept of the feed, in place of the first refresh.
  private mutating func printOld(
    _ snapshot: FeedSnapshot, because error: HackerNewsError
  ) throws(Failure) {
    guard let time = snapshot.updatedAt else { throw Failure(error) }
    do throws(WriteError) {
      try printRows(of: snapshot)
      try console.flush()
    } catch { throw Failure(error) }
    console.warning("these stories are \(layout.age(of: time)) old: \(Failure(error).text)")
    try settle(snapshot)
  }

  private mutating func printRows(of snapshot: FeedSnapshot) throws(WriteError) {
    for row in snapshot.rows {
      if row.content == .pending { return }
      guard let item = row.item, firstPart.insert(row.id).inserted else { continue }
      try print(item, rank: row.rank, event: isWatching ? .initial : nil)
    }
  }

  private mutating func printArrivals(of snapshot: FeedSnapshot) throws(WriteError) {
    for arrival in filter.arrivals(in: snapshot) where arrival.number > lastArrival {
      lastArrival = arrival.number
      if firstPart.contains(arrival.item.id) { continue }
      // What should have come with the first refresh is late, not new.
      let isNew = !firstGaps.contains(arrival.item.id)
      try print(arrival.item, rank: arrival.rank, event: isNew ? .new : .initial)
    }
    if !firstGaps.isEmpty { firstGaps.subtract(snapshot.arrivals.map(\.item.id)) }
  }

  private mutating func print(
    _ item: Item, rank: Int, event: StoryRecord.Event?
  ) throws(WriteError) {
    // An arrival was wanted as it came in, whatever has become of it.
    guard event == .new || filter.isWanted(item) else { return }
    if layout.form == .rows, printedCount == 0 {
      try console.print(StoryRow.heading(ofFeed: true, in: layout))
    }
    printedCount += 1
    let record = StoryRecord(item: item, position: rank, feed: excerpt.feed, event: event)
    try console.print(record.line(in: layout))
    guard event == .new, let announce else { return }
    try console.flush()
    announce(record)
  }

  /// Says what is missing, once a refresh has ended.
  private mutating func settle(_ snapshot: FeedSnapshot) throws(Failure) {
    isOutage = false
    let gaps = snapshot.gaps.filter { !notedGaps.contains($0.id) }
    notedGaps = Set(snapshot.gaps.map(\.id))
    let isFirst = !hasFirstPart
    hasFirstPart = true
    firstPart = []
    let total = snapshot.rows.count
    if isFirst { firstGaps = notedGaps }
    GapReport(things: "stories", total: isFirst ? total : nil, gaps: gaps).note(on: console)
    if isFirst, endsThen, let gap = gaps.first, gaps.count == total { throw Failure(gap) }
    if isFirst, printedCount == 0, gaps.count < max(1, snapshot.rows.count) {
      console.note(
        snapshot.rows.isEmpty
          ? "the feed '\(excerpt.feed.rawValue)' is empty" : "no story matches")
    }
  }
}
