import HackerNews
import Terminal

/// Title and host at the end of a row; the host gets what the title leaves, and some even from a long title.
struct StoryEnding {
  /// Safe and cut.
  let title: String
  /// Safe and cut, two blanks behind the title; nil where there is no room for more than a stump.
  let host: String?

  /// More than any script needs for a cell: a letter with eight marks has nine.
  private static let mostScalarsInCell = 10

  /// What fits into so many cells; `linksTitle` keeps even a short host, since no link stands without one.
  init(of item: Item, in cells: Int, linksTitle: Bool) {
    let title = Self.safe(item.title ?? "", in: cells)
    let host = Self.safe(item.host ?? "", in: cells)
    let forTitle = min(title.cellWidth, cells, max(36, cells - 2 - host.cellWidth))
    let forHost = cells - forTitle - 2
    let least = linksTitle ? 4 : min(10, host.cellWidth)
    let showsHost = !host.isEmpty && forHost >= least
    self.title = title.cut(to: showsHost ? forTitle : cells)
    self.host = showsHost ? host.cut(to: forHost) : nil
  }

  /// Safe text without what is far behind the last cell: an endless title would take its time in each row of each frame.
  private static func safe(_ text: String, in cells: Int) -> String {
    let most = mostScalarsInCell * (cells + 1)
    guard text.utf8.count > most else { return text.safeLine }
    let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    return beginning.utf8.count == text.utf8.count ? text.safeLine : beginning.safeLine + "…"
  }
}
