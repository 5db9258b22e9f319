import HackerNews
import Screen
import Terminal
import ToolKit

/// Draws the stories of a feed, or those of them that match, below the tabs.
struct ListDrawing {
  private let state: ViewState
  private let list: FeedList
  private var width: Int { state.size.columns }

  init(_ state: ViewState) {
    self.state = state
    list = state.list
  }

  func draw(on frame: inout Frame) {
    var row = 1
    if state.hasHeading {
      frame.draw(
        StoryColumn.heading(of: StoryColumn.viewed, ofFeed: true, width: width), row: row,
        column: 0, style: .age)
      row += 1
    }
    let cursor = list.filter?.cursor ?? list.cursor
    let rows = Dictionary(list.snapshot.rows.map { ($0.id, $0) }) { first, _ in first }
    for index in cursor.window(height: state.listHeight) {
      if let story = rows[cursor.ids[index]] { draw(story, in: row, of: &frame) }
      if index == cursor.selected {
        frame.restyle(row: row, columns: 0..<width) { $0.reverse = true }
      }
      row += 1
    }
    for line in cursor.ids.isEmpty ? substitute : [] where row < state.size.rows - 1 {
      frame.draw(line, row: row, column: 0, style: .age)
      row += 1
    }
  }

  private func draw(_ story: FeedSnapshot.Row, in row: Int, of frame: inout Frame) {
    switch story.content {
    case .item(let item):
      let record = StoryRecord(item: item, position: story.rank, feed: list.snapshot.feed)
      StoryDrawing(record: record, mark: list.marks[item.id], state: state)
        .draw(in: row, of: &frame)
    case .pending: draw(state.settings.glyphs.pending, rank: story.rank, in: row, of: &frame)
    case .gap(let reason): draw("[\(reason.category)]", rank: story.rank, in: row, of: &frame)
    }
  }

  /// A row without a story.
  private func draw(_ text: String, rank: Int, in row: Int, of frame: inout Frame) {
    let cells = StoryColumn.rank.isShown(at: width) ? 3 : 0
    frame.draw(
      String(rank).fit(cells, alignment: .trailing), row: row, column: 0, style: .rank)
    let start = StoryColumn.viewed.filter { $0.isShown(at: width) }
      .reduce(0) { $0 + $1.width(inFeed: true) + 1 }
    frame.draw(text, row: row, column: start, style: .age)
  }

  /// What is said in place of stories.
  private var substitute: [String] {
    switch list.snapshot.state {
    case .retrying(_, _, let error), .stale(let error):
      let failure = Failure(error)
      return ([failure.text] + failure.hints).flatMap { $0.safeLine.wrapped(to: width) }
    case .loading where list.snapshot.updatedAt == nil: return []
    case .loading, .current:
      return list.filter != nil || !state.settings.excerpt.rules.isEmpty
        ? ["no story matches"] : ["the feed '\(list.snapshot.feed.rawValue)' is empty"]
    }
  }
}
