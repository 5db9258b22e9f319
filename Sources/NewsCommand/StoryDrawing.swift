#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

/// Draws a story as a row of a list, the title last.
struct StoryDrawing {
  let record: StoryRecord
  let mark: StoryMark?
  let state: ViewState
  private var width: Int { state.size.columns }

  private var known: Int? { state.history.visit(of: record.item.id)?.comments }

  /// How many comments have come since the story was opened.
  private var newComments: Int { known.map { max(0, (record.item.commentCount ?? 0) - $0) } ?? 0 }

  private var markText: String { mark?.glyph(state.settings.glyphs) ?? " " }

  func draw(in row: Int, of frame: inout Frame) {
    let age = record.item.time?.age(at: state.agesAt) ?? ""
    var column = 0
    for kind in StoryColumn.viewed where kind.isShown(at: width) {
      let text = kind == .mark ? markText : kind.cell(of: record, age: age, news: newComments)
      column = frame.draw(text, row: row, column: column, style: kind.style) + 1
    }
    let hasLinks = state.settings.hasHyperlinks
    let ending = StoryEnding(of: record.item, in: max(1, width - column), linksTitle: hasLinks)
    column = frame.draw(
      ending.title, row: row, column: column, style: known == nil ? .title : .read,
      link: ending.host == nil ? nil : record.item.url?.absoluteString)
    if let host = ending.host { frame.draw(host, row: row, column: column + 2, style: .host) }
  }
}
