#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal

/// A story as a row of columns; the title is the last and the narrower the terminal, the fewer stand before it.
struct StoryRow {
  private let record: StoryRecord
  private let layout: Layout
  private let width: Int

  init(_ record: StoryRecord, in layout: Layout) {
    self.record = record
    self.layout = layout
    width = layout.columns()
  }

  /// The names of the columns above a list: a feed, or what a search found.
  static func heading(ofFeed isFeed: Bool, in layout: Layout) -> String {
    let width = layout.columns()
    let names = Column.allCases.filter { $0.isShown(at: width) }.map { column in
      column.name.fit(column.width(inFeed: isFeed), alignment: column.alignment) + " "
    }
    return layout.styled((names.joined() + "title").cut(to: width), .age)
  }

  /// The row, at most as wide as the terminal.
  var line: String {
    var start = ""
    var used = 0
    for column in Column.allCases where column.isShown(at: width) {
      let cell = cell(of: column)
      start += layout.styled(cell, column.style) + " "
      used += cell.cellWidth + 1
    }
    return start + ending(in: max(1, width - used))
  }

  private func cell(of column: Column) -> String {
    let text = column.text(of: record, in: layout).safeLine
    let cells = column.width(inFeed: record.feed != nil)
    return text.fit(
      max(cells, min(text.cellWidth, cells + column.slack)), alignment: column.alignment)
  }

  /// Title and host; the host gets what the title leaves, and some even from a long title.
  private func ending(in cells: Int) -> String {
    let title = (record.item.title ?? "").safeLine
    let host = (record.item.host ?? "").safeLine
    let forTitle = min(title.cellWidth, cells, max(36, cells - 2 - host.cellWidth))
    let forHost = cells - forTitle - 2
    // A stump says nothing, but a link stands only beside the host it leads to.
    let least = layout.hasHyperlinks ? 4 : min(10, host.cellWidth)
    let showsHost = !host.isEmpty && forHost >= least
    let shown = Hyperlink.text(
      layout.styled(title.cut(to: showsHost ? forTitle : cells), .title),
      address: record.item.url?.absoluteString ?? "", enabled: layout.hasHyperlinks && showsHost)
    return showsHost ? shown + "  " + layout.styled(host.cut(to: forHost), .host) : shown
  }

  private enum Column: CaseIterable {
    case rank, mark, id, points, comments, age, author

    /// Terminals narrower than this leave the column to the title.
    func isShown(at width: Int) -> Bool {
      switch self {
      case .mark: width >= 20
      case .rank: width >= 30
      case .points: width >= 44
      case .comments: width >= 52
      case .age: width >= 68
      case .id: width >= 80
      case .author: width >= 100
      }
    }

    /// A feed has 500 ranks and stories of the last days, a search 1,000 hits of all the years.
    func width(inFeed isFeed: Bool) -> Int {
      switch self {
      case .mark: 1
      case .rank: isFeed ? 3 : 4
      case .id: 8
      case .points, .comments: 4
      case .age: isFeed ? 4 : 10
      case .author: 14
      }
    }

    /// How many cells more a long value gets, from the title; a date where ages are expected stays whole.
    var slack: Int {
      switch self {
      case .id, .points, .comments: 2
      case .age: 6
      case .rank, .mark, .author: 0
      }
    }

    var name: String {
      switch self {
      case .rank: "#"
      case .mark: ""
      case .id: "id"
      case .points: "pts"
      case .comments: "cmts"
      case .age: "age"
      case .author: "author"
      }
    }

    var alignment: TextAlignment { self == .author ? .leading : .trailing }

    var style: Style {
      switch self {
      case .rank: .rank
      case .mark: .mark
      case .id: .id
      case .points: .points
      case .comments: .comments
      case .age: .age
      case .author: Style()
      }
    }

    func text(of record: StoryRecord, in layout: Layout) -> String {
      switch self {
      case .rank: record.position.map(String.init) ?? ""
      case .mark: record.event == .new ? "•" : ""
      case .id: String(record.item.id)
      case .points: record.item.points.map(String.init) ?? ""
      case .comments: record.item.commentCount.map(String.init) ?? ""
      case .age: layout.age(of: record.item.time)
      case .author: record.item.author ?? ""
      }
    }
  }
}
