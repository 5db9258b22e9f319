#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal
import ToolKit

extension ViewState {
  /// Does what a key means now.
  mutating func take(_ press: KeyPress) -> [ViewEffect] {
    notice = nil
    if field != nil { return takeInField(press) }
    guard let command = ViewCommand(press) else { return [] }
    switch command {
    case .quit: return [.leave(.quit)]
    case .bell:
      rings.toggle()
      notice = rings ? "the bell rings for new stories" : "the bell is off"
      return []
    case .pause:
      isPaused.toggle()
      return []
    default: break
    }
    switch pages.last {
    case .help, .user: takeInText(command)
    case nil where command == .help, .thread where command == .help: open(.help(top: 0))
    case .thread where command == .nextFeed: show(feed.neighbour(1))
    case .thread where command == .previousFeed: show(feed.neighbour(-1))
    case .thread: return takeInThread(command)
    case nil, .search: return takeInList(command)
    }
    return []
  }

  /// Scrolls help or a card; other keys close it.
  private mutating func takeInText(_ command: ViewCommand) {
    let (top, count) = textWindow
    let rows: Int? =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -pageHeight
      case .pageDown: pageHeight
      case .first: -top
      case .last: count
      default: nil
      }
    guard let rows else {
      pages.removeLast()
      return
    }
    let new = max(0, min(top + rows, count - pageHeight))
    if case .help = pages.last { pages[pages.count - 1] = .help(top: new) }
    changeUser { $0.top = new }
  }

  private var textWindow: (top: Int, count: Int) {
    switch pages.last {
    case .help(let top): (top, helpLines.count)
    case .user(let reader): (reader.top, reader.lines(width: size.columns).count)
    case nil, .thread, .search: (0, 0)
    }
  }

  private mutating func takeInList(_ command: ViewCommand) -> [ViewEffect] {
    let page = listHeight
    switch command {
    case .up: list.cursor.move(by: -1)
    case .down: list.cursor.move(by: 1)
    case .pageUp: list.cursor.move(by: -page)
    case .pageDown: list.cursor.move(by: page)
    case .first: list.cursor.select(0)
    case .last: list.cursor.select(.max)
    case .nextFeed: show(feed.neighbour(1))
    case .previousFeed: show(feed.neighbour(-1))
    case .number(let number):
      if number <= Feed.allCases.count { show(Feed.allCases[number - 1]) }
    case .refresh: return refresh()
    case .find:
      list.filter = ListFilter()
      editField { _ in }
    case .search: openSearch()
    case .open: if let row = useSelected() { return openThread(row.id, story: row.item) }
    case .user: openUser(useSelected()?.item?.author)
    case .link:
      if let row = useSelected() { return [.open(address(of: row))] + remember(row.item) }
    default: break
    }
    return []
  }

  /// The row that something is done with: who comes back finds it selected.
  private mutating func useSelected() -> FeedSnapshot.Row? {
    list.cursor.hold()
    return list.selectedRow
  }

  private func address(of row: FeedSnapshot.Row) -> URL {
    row.item?.url ?? HackerNewsPage.item(row.id)
  }
}

extension Feed {
  /// The feed so many tabs further on, round and round.
  fileprivate func neighbour(_ step: Int) -> Feed {
    let all = Feed.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}
