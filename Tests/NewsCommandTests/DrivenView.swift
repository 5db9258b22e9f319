import Foundation
import HTTP
import HackerNews
import Screen
import Terminal

@testable import NewsCommand

/// The full-screen view without a terminal: a test presses keys, hands in answers and reads what is drawn.
struct DrivenView {
  private(set) var state: ViewState
  /// What the events of the last call led to.
  private(set) var effects: [ViewEffect] = []
  private(set) var now = Self.start
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  init(columns: Int = 80, rows: Int = 24, _ change: (inout ViewSettings) -> Void = { _ in }) {
    var settings = ViewSettings(
      excerpt: FeedExcerpt(feed: .top, limit: 30), interval: .seconds(60))
    change(&settings)
    let size = TerminalSize(columns: columns, rows: rows)
    state = ViewState(settings: settings, size: size, now: Self.start)
  }

  /// A view of a feed that has been brought.
  static func of(
    _ ids: some Sequence<Int>, columns: Int = 80, rows: Int = 24,
    _ change: (inout ViewSettings) -> Void = { _ in }
  ) -> DrivenView {
    var view = DrivenView(columns: columns, rows: rows, change)
    view.bring(Array(ids))
    return view
  }

  mutating func take(_ events: ViewEvent...) {
    effects = events.flatMap { state.update($0, at: now) }
  }

  /// Lets time pass, with a tick at the end of it.
  mutating func wait(seconds: Int) {
    now += TimeInterval(seconds)
    take(.tick)
  }

  /// Presses keys: names such as `Enter` and `C-w`, anything else letter by letter.
  mutating func press(_ words: String...) {
    effects = words.flatMap(Self.keys).flatMap { state.update(.screen(.key($0)), at: now) }
  }

  /// Takes a feed in as a refresh brings it; `arrived` are those that are new, in order.
  mutating func bring(
    _ ids: [Int], feed: Feed = .top, arrived: [Int] = [], earlier: Int = 0,
    points: [Int: Int] = [:], as standing: FeedSnapshot.State = .current
  ) {
    let rows = zip(1..., ids).map { rank, id in
      FeedSnapshot.Row(
        id: id, rank: rank, content: .item(Self.story(id, points: points[id] ?? 7)))
    }
    let arrivals = zip((earlier + 1)..., arrived).map { number, id in
      FeedSnapshot.Arrival(number: number, rank: 1, item: Self.story(id, points: 7))
    }
    take(
      .snapshot(
        FeedSnapshot(
          feed: feed, rows: rows, arrivals: arrivals, updatedAt: now, state: standing)))
  }

  static func story(_ id: Int, points: Int = 7, title: String? = nil) -> Item {
    .story(
      Story(
        id: id, title: title ?? "Story \(id)", author: "ada", time: start - 3600,
        url: URL(string: "https://stories.example/\(id)"), points: points, commentCount: 3))
  }

  static func failure(_ reason: String = "connection refused") -> HackerNewsError {
    .http(.unreachable(host: "127.0.0.1", reason: reason))
  }

  /// The rows of the screen as text.
  var lines: [String] {
    let frame = state.frame()
    return (0..<frame.size.rows).map { frame.text(row: $0) }
  }

  /// The last row, which says how things stand.
  var status: String { lines[lines.count - 1] }

  /// The row of the screen that is reversed below the first, and its text.
  var selection: (row: Int, text: String)? {
    let frame = state.frame()
    return (1..<frame.size.rows - 1).first { row in
      (0..<frame.size.columns).contains { frame[row: row, column: $0].style.reverse }
    }.map { ($0, frame.text(row: $0)) }
  }

  private static func keys(_ word: String) -> [KeyPress] {
    let named: [String: KeyPress] = [
      "Enter": KeyPress(.enter), "Esc": KeyPress(.escape), "Tab": KeyPress(.tab),
      "S-Tab": KeyPress(.tab, .shift), "Up": KeyPress(.up), "Down": KeyPress(.down),
      "PgUp": KeyPress(.pageUp), "PgDn": KeyPress(.pageDown), "Home": KeyPress(.home),
      "End": KeyPress(.end), "Left": KeyPress(.left), "Right": KeyPress(.right),
      "Backspace": KeyPress(.backspace), "Delete": KeyPress(.delete),
      "C-w": KeyPress(.character("w"), .control), "C-u": KeyPress(.character("u"), .control),
    ]
    return named[word].map { [$0] } ?? word.map { KeyPress(.character($0)) }
  }
}
