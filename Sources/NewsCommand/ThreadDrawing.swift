#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

/// Draws the part of a thread that is in the window, between the first line and the last.
struct ThreadDrawing {
  let reader: ThreadReader
  let state: ViewState
  private var width: Int { state.size.columns }
  private var glyphs: ViewGlyphs { state.settings.glyphs }

  func draw(on frame: inout Frame) {
    let title = reader.root?.title ?? ""
    frame.draw(title.safeLine, row: 0, column: 0, style: .title)
    var row = 1
    for (id, lines) in reader.window(width: width, height: state.pageHeight) {
      let isFirstShown = lines.startIndex == 0
      for (index, line) in lines.enumerated() {
        draw(line, of: id, in: row, on: &frame)
        if id == reader.selected, index == 0, isFirstShown || row == 1 {
          frame.restyle(row: row, columns: start(of: id)..<width) { $0.reverse = true }
        }
        row += 1
      }
    }
    if reader.thread == nil {
      frame.draw(
        reader.failure ?? "loading", row: row, column: 0,
        style: reader.failure == nil ? .age : .problem)
    }
  }

  private func start(of id: Int) -> Int {
    let depth = reader.node(id)?.depth ?? 0
    return ThreadLayout(width: width).level(ofDepth: depth) * ThreadLayout.indent
  }

  private func draw(_ line: ThreadLine, of id: Int, in row: Int, on frame: inout Frame) {
    let start = start(of: id)
    let guides = line == .blank ? min(start, reader.next(after: id).map(self.start) ?? 0) : start
    for column in stride(from: 0, to: guides, by: ThreadLayout.indent) {
      frame.draw(glyphs.guide, row: row, column: column, style: .age)
    }
    switch line {
    case .title(let text): frame.draw(text, row: row, column: 0, style: .title)
    case .facts: frame.draw(facts, row: row, column: 0, style: .age)
    case .address(let text):
      frame.draw(
        text, row: row, column: 0, style: .host, link: reader.root?.url?.absoluteString)
    case .body(let text): frame.draw(text, row: row, column: start)
    case .option(let text, let votes, let share):
      draw(option: text, votes: votes, share: share, in: row, on: &frame)
    case .header: drawHeader(of: id, from: start, in: row, on: &frame)
    case .blank: break
    }
  }

  private var facts: String {
    guard let root = reader.root else { return "" }
    let age = root.time?.age(at: state.agesAt) ?? ""
    return (root.facts(age: age) + (root.host.map { [$0] } ?? []))
      .joined(separator: glyphs.separator).safeLine
  }

  private func drawHeader(of id: Int, from start: Int, in row: Int, on frame: inout Frame) {
    let hidden = reader.hiddenCount(below: id)
    var parts: [String] = []
    switch reader.node(id)?.content {
    case .success(let comment):
      parts = [comment.author ?? "", comment.time?.age(at: state.agesAt) ?? ""]
    case .failure(let gap): parts = ["[\(gap.reason.category)]"]
    case nil: break
    }
    if hidden > 0 || reader.collapsed.contains(id) { parts.append("+\(hidden) hidden") }
    let isNew = reader.node(id).map(reader.isNew) ?? false
    let column = frame.draw(isNew ? glyphs.new + " " : "", row: row, column: start, style: .mark)
    frame.draw(
      parts.filter { !$0.isEmpty }.joined(separator: glyphs.separator).safeLine, row: row,
      column: column, style: .comments)
  }

  /// Votes, a bar and the answer; the bar gives way where there is little room.
  private func draw(
    option text: String, votes: Int?, share: Double, in row: Int, on frame: inout Frame
  ) {
    let number = (votes.map(String.init) ?? "").fit(6, alignment: .trailing)
    var column = frame.draw(number, row: row, column: 0, style: .points) + 1
    let cells = width >= 60 ? 20 : 0
    let full = Int((share * Double(cells)).rounded())
    let bar =
      full == 0 && share > 0 ? glyphs.stump : String(repeating: glyphs.bar, count: full)
    frame.draw(bar, row: row, column: column, width: cells, style: .points)
    if cells > 0 { column += cells + 1 }
    frame.draw(text, row: row, column: column)
  }
}
