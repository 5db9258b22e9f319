import HackerNews
import Screen
import Terminal

extension ViewState {
  /// Puts text into the field that is open, if one is.
  mutating func paste(_ text: String) -> [ViewEffect] {
    editField { $0.insert(text) }
    return []
  }

  mutating func take(_ press: KeyPress) -> [ViewEffect] {
    notice = nil
    if hasField, let effects = takeInField(press) { return effects }
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
    case .help where !isHelp:
      pages.append(.help(top: 0))
      return []
    default: return isHelp ? takeInHelp(command) : takeInList(command)
    }
  }

  private var isHelp: Bool { if case .help = pages.last { true } else { false } }

  private mutating func takeInHelp(_ command: ViewCommand) -> [ViewEffect] {
    guard case .help(let top) = pages.last else { return [] }
    let rows: Int? =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -pageHeight
      case .pageDown: pageHeight
      case .first: -top
      default: nil
      }
    guard let rows else {
      pages.removeLast()
      return []
    }
    let last = max(0, KeyHelp.lines(width: size.columns).count - pageHeight)
    pages[pages.count - 1] = .help(top: max(0, min(top + rows, last)))
    return []
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
    case .link: return openLink()
    default: break
    }
    return []
  }

  private mutating func openLink() -> [ViewEffect] {
    guard let row = list.selectedRow else { return [] }
    return [.open(row.item?.url ?? HackerNewsPage.item(row.id))]
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
