package import Screen
package import Terminal

extension Frame {
  /// Fewer cells than these show only that they are too few.
  private static let least = TerminalSize(columns: 20, rows: 5)

  /// A frame that says that the window is too small, where it is.
  package static func ofTooSmallWindow(_ size: TerminalSize) -> Frame? {
    guard size.columns < least.columns || size.rows < least.rows else { return nil }
    var frame = Frame(size: size)
    frame.draw("window too small", row: 0, column: 0)
    return frame
  }

  /// Draws a page of text under a title: as many lines, from the first on, as fit above the last row.
  package mutating func drawPage(_ lines: some Sequence<String>, titled title: String) {
    draw(title.safeLine, row: 0, column: 0, style: .title)
    for (row, line) in zip(1..<max(1, size.rows - 1), lines) { draw(line, row: row, column: 0) }
  }

  /// Draws how things stand in the last row, and `help` at its end where there is room for both.
  package mutating func drawStatus(_ text: String, isProblem: Bool, help: String) {
    let row = size.rows - 1
    let room = size.columns - help.count - 2
    let end = draw(
      text, row: row, column: 0, width: max(10, room), style: isProblem ? .problem : .status)
    if end <= room { draw(help, row: row, column: size.columns - help.count, style: .status) }
  }
}
