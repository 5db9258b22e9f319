import HackerNews
import Terminal

/// Title and host at the end of a row; the host gets what the title leaves, and some even from a long title.
struct StoryEnding {
  /// Safe and cut.
  let title: String
  /// Safe and cut, two blanks behind the title; nil where there is no room for more than a stump.
  let host: String?

  /// What fits into so many cells; `linksTitle` keeps even a short host, since no link stands without one.
  init(of item: Item, in cells: Int, linksTitle: Bool) {
    let title = (item.title ?? "").safeLine
    let host = (item.host ?? "").safeLine
    let forTitle = min(title.cellWidth, cells, max(36, cells - 2 - host.cellWidth))
    let forHost = cells - forTitle - 2
    let least = linksTitle ? 4 : min(10, host.cellWidth)
    let showsHost = !host.isEmpty && forHost >= least
    self.title = title.cut(to: showsHost ? forTitle : cells)
    self.host = showsHost ? host.cut(to: forHost) : nil
  }
}
