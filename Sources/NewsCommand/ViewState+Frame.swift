import HackerNews
import Screen
import Terminal

extension ViewState {
  /// Fewer cells than these show only that they are too few.
  private static let least = TerminalSize(columns: 20, rows: 5)

  /// Rows between the first line and the last.
  var pageHeight: Int { max(1, size.rows - 2) }

  /// Rows of a list; with names above the columns where there is room for them.
  var listHeight: Int { max(1, pageHeight - (hasHeading ? 1 : 0)) }

  var hasHeading: Bool { size.rows >= 10 }

  /// The screen as it is to look.
  func frame() -> Frame {
    var frame = Frame(size: size)
    guard size.columns >= Self.least.columns, size.rows >= Self.least.rows else {
      frame.draw("window too small", row: 0, column: 0)
      return frame
    }
    switch pages.last {
    case nil:
      drawTabs(on: &frame)
      ListDrawing(self).draw(on: &frame)
    case .thread(let reader): ThreadDrawing(reader: reader, state: self).draw(on: &frame)
    case .search(let reader): SearchDrawing(reader: reader, state: self).draw(on: &frame)
    case .user(let reader):
      draw(reader.lines(width: size.columns), from: reader.top, titled: reader.name, on: &frame)
    case .help(let top):
      draw(KeyHelp.lines(width: size.columns), from: top, titled: "Keys", on: &frame)
    }
    drawStatus(on: &frame)
    return frame
  }

  private func draw(_ lines: [String], from top: Int, titled title: String, on frame: inout Frame) {
    frame.draw(title.safeLine, row: 0, column: 0, style: .title)
    for (row, line) in zip(1..., lines.dropFirst(top).prefix(pageHeight)) {
      frame.draw(line, row: row, column: 0)
    }
  }

  /// The names of the feeds; only numbers of the others where there is no room.
  private func drawTabs(on frame: inout Frame) {
    let names = zip(1..., Feed.allCases).map { number, feed in
      (feed, " \(number) \(feed.rawValue) ")
    }
    let isRoomy = names.reduce(0) { $0 + $1.1.count } <= size.columns
    var column = 0
    for (number, (feed, name)) in zip(1..., names) {
      let isShown = feed == self.feed
      column = frame.draw(
        isRoomy || isShown ? name : " \(number)", row: 0, column: column,
        style: isShown ? .selectedTab : .tab)
    }
  }
}

extension Style {
  static let tab = Style(faint: true)
  static let selectedTab = Style(bold: true, reverse: true)
  static let status = Style(faint: true)
  static let read = Style(faint: true)
  static let problem = Style(.red)
}
