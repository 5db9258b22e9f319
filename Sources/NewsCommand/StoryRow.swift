#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A story as a row of columns, of which the title is the last.
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
    layout.styled(
      StoryColumn.heading(of: StoryColumn.printed, ofFeed: isFeed, width: layout.columns()), .age)
  }

  /// The row, at most as wide as the terminal.
  var line: String {
    var start = ""
    var used = 0
    let age = layout.age(of: record.item.time)
    for column in StoryColumn.printed where column.isShown(at: width) {
      let cell = column.cell(of: record, age: age)
      start += layout.styled(cell, column.style) + " "
      used += cell.cellWidth + 1
    }
    return start + ending(in: max(1, width - used))
  }

  private func ending(in cells: Int) -> String {
    let ending = StoryEnding(of: record.item, in: cells, linksTitle: layout.hasHyperlinks)
    let shown = Hyperlink.text(
      layout.styled(ending.title, .title), address: record.item.url?.absoluteString ?? "",
      enabled: layout.hasHyperlinks && ending.host != nil)
    return ending.host.map { shown + "  " + layout.styled($0, .host) } ?? shown
  }
}
