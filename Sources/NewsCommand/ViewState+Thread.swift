import HackerNews
import Screen
import Terminal
import ToolKit

extension ViewState {
  /// Does what a key means while a thread is on show.
  mutating func takeInThread(_ command: ViewCommand) -> [ViewEffect] {
    guard case .thread(var reader) = pages.last else { return [] }
    pages.removeLast()
    let effects = take(command, in: &reader)
    if command != .back { pages.append(.thread(reader)) }
    switch command {
    case .user: openUser(reader.author(of: reader.selected))
    case .search: openSearch()
    default: break
    }
    return effects
  }

  private mutating func take(
    _ command: ViewCommand, in reader: inout ThreadReader
  ) -> [ViewEffect] {
    let (width, height) = (size.columns, pageHeight)
    switch command {
    case .up: reader.up(width: width, height: height)
    case .down: reader.down(width: width, height: height)
    case .pageUp: reader.page(-1, width: width, height: height)
    case .pageDown: reader.page(1, width: width, height: height)
    case .first: reader.select(reader.id, width: width, height: height)
    case .last: reader.select(reader.order.last ?? reader.id, width: width, height: height)
    case .collapse, .open: reader.toggle()
    case .previousTop: reader.goToTopLevel(-1, width: width, height: height)
    case .nextTop: reader.goToTopLevel(1, width: width, height: height)
    case .find: reader.field = TextField()
    case .nextMatch: findAgain(1, in: &reader)
    case .previousMatch: findAgain(-1, in: &reader)
    case .refresh: reader.reload()
    case .number(let number):
      let links = reader.links(of: reader.selected)
      return links.indices.contains(number - 1) ? [.open(links[number - 1])] : []
    case .link:
      let page = HackerNewsPage.item(reader.selected)
      return [.open(reader.links(of: reader.selected).first ?? page)]
    default: break
    }
    return []
  }

  /// Looks for the text in the field from the selected part on, and closes the field.
  mutating func findInThread() {
    guard case .thread(var reader) = pages.last, let field = reader.field else { return }
    reader.field = nil
    reader.pattern = field.text
    find(1, includingSelected: true, in: &reader)
    pages[pages.count - 1] = .thread(reader)
  }

  private mutating func findAgain(_ direction: Int, in reader: inout ThreadReader) {
    find(direction, includingSelected: false, in: &reader)
  }

  private mutating func find(
    _ direction: Int, includingSelected: Bool, in reader: inout ThreadReader
  ) {
    guard !reader.pattern.isEmpty else { return }
    let isFound = reader.goToMatch(
      direction, includingSelected: includingSelected, width: size.columns, height: pageHeight)
    if !isFound { notice = "'\(reader.pattern.safeLine)' is not in these comments" }
  }
}
