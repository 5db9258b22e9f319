#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

/// Draws what was found in all of Hacker News.
struct SearchDrawing {
  let reader: SearchReader
  let state: ViewState

  func draw(on frame: inout Frame) {
    frame.draw("Search all of Hacker News", row: 0, column: 0, style: .title)
    var row = 1
    let width = state.size.columns
    if state.hasHeading {
      if !found.isEmpty {
        frame.draw(
          StoryColumn.heading(of: StoryColumn.viewed, ofFeed: false, width: width), row: row,
          column: 0, style: .age)
      }
      row += 1
    }
    for index in reader.cursor.window(height: state.listHeight) where index < found.count {
      let record = StoryRecord(item: found[index].item, position: index + 1)
      StoryDrawing(record: record, mark: nil, state: state).draw(in: row, of: &frame)
      if index == reader.cursor.selected {
        frame.restyle(row: row, columns: 0..<width) { $0.reverse = true }
      }
      row += 1
    }
    guard found.isEmpty else { return }
    let isFailure = reader.answer?.failure != nil
    frame.draw(emptiness, row: row, column: 0, style: isFailure ? .problem : .age)
  }

  /// What was found stays on show while further letters are typed.
  private var found: [SearchHit] { reader.answer?.page?.hits ?? [] }

  private var emptiness: String {
    if let failure = reader.answer?.failure { return failure }
    if reader.query.isEmpty { return "type two letters or more" }
    return reader.answer?.text == reader.field.text ? "nothing found" : "searching"
  }
}
