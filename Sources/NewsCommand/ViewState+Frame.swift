import HackerNews
import Screen
import Terminal
import ToolKit

extension ViewState {
  /// Rows between the first line and the last.
  var pageHeight: Int { max(1, size.rows - 2) }

  /// Rows of a list; with names above the columns where there is room for them.
  var listHeight: Int { max(1, pageHeight - (hasHeading ? 1 : 0)) }

  var hasHeading: Bool { size.rows >= 10 }

  /// What the keys do and the signs mean, in lines.
  var helpLines: [String] { KeyHelp.news(settings.glyphs).lines(width: size.columns) }

  /// The screen as it is to look.
  func frame() -> Frame {
    if let frame = Frame.ofTooSmallWindow(size) { return frame }
    var frame = Frame(size: size)
    switch pages.last {
    case nil:
      frame.drawTabs(
        Feed.allCases.map(\.rawValue), selected: Feed.allCases.firstIndex(of: feed) ?? 0)
      ListDrawing(self).draw(on: &frame)
    case .thread(let reader): ThreadDrawing(reader: reader, state: self).draw(on: &frame)
    case .search(let reader): SearchDrawing(reader: reader, state: self).draw(on: &frame)
    case .user(let reader):
      frame.drawPage(
        reader.lines(width: size.columns).dropFirst(reader.top), titled: reader.name)
    case .help(let top):
      frame.drawPage(helpLines.dropFirst(top), titled: "Keys")
    }
    drawStatus(on: &frame)
    return frame
  }
}

extension Style {
  static let read = Style(faint: true)
}
