#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Screen
import Terminal
import ToolKit

extension BrowseState {
  /// Does what a key means now.
  mutating func take(_ press: KeyPress) -> [BrowseEffect] {
    notice = nil
    if case .search = pages.last {
      takeInSearch(press)
      return []
    }
    guard let command = ViewCommand(press) else { return [] }
    if command == .quit { return [.leave(.quit)] }
    switch pages.last {
    case .help(let top): takeInHelp(command, top: top)
    case .details(let reader): return takeInDetails(command, reader)
    case nil, .search: takeInList(command)
    }
    return []
  }

  private mutating func takeInList(_ command: ViewCommand) {
    let page = listHeight
    switch command {
    case .up: shelf.cursor.move(by: -1)
    case .down: shelf.cursor.move(by: 1)
    case .pageUp: shelf.cursor.move(by: -page)
    case .pageDown: shelf.cursor.move(by: page)
    case .first: shelf.cursor.select(0)
    case .last: shelf.cursor.select(.max)
    case .nextFeed: show(list.neighbour(1))
    case .previousFeed: show(list.neighbour(-1))
    case .number(let number):
      if number <= MovieList.allCases.count { show(MovieList.allCases[number - 1]) }
    case .refresh: shelf.refresh()
    case .search, .find: open(.search(FilmSearch()))
    case .open: open(shelf.selected)
    case .help: open(.help(top: 0))
    default: break
    }
  }

  private mutating func takeInSearch(_ press: KeyPress) {
    let page = listHeight
    switch press.key {
    case .escape: pages.removeLast()
    case .enter:
      guard let search, let films = search.found?.movies else { return }
      open(films.first { $0.id == search.cursor.selectedID })
    case .up: changeSearch { $0.cursor.move(by: -1) }
    case .down: changeSearch { $0.cursor.move(by: 1) }
    case .pageUp: changeSearch { $0.cursor.move(by: -page) }
    case .pageDown: changeSearch { $0.cursor.move(by: page) }
    case .tab: break
    default: changeSearch { $0.edit { _ = $0.take(press) } }
    }
  }

  private mutating func takeInDetails(
    _ command: ViewCommand, _ reader: DetailsReader
  ) -> [BrowseEffect] {
    switch command {
    case .back: pages.removeLast()
    case .refresh: changeDetails { $0.refresh() }
    case .help: open(.help(top: 0))
    case .link:
      let trailer = reader.details?.trailer
      if let url = trailer ?? FilmAddress.page(of: reader.movie.id) { return [.open(url)] }
    default:
      guard let rows = scrolling(by: command) else { return [] }
      let top = max(0, min(reader.top + rows, 100_000))
      changeDetails { $0.top = top }
    }
    return []
  }

  private mutating func takeInHelp(_ command: ViewCommand, top: Int) {
    guard let rows = scrolling(by: command) else {
      pages.removeLast()
      return
    }
    let count = helpLines.count
    let new = max(0, min(top + max(-count, min(rows, count)), count - pageHeight))
    pages[pages.count - 1] = .help(top: new)
  }

  /// How many rows further down a key leads; nil for one that does not scroll.
  private func scrolling(by command: ViewCommand) -> Int? {
    switch command {
    case .up: -1
    case .down: 1
    case .pageUp: -pageHeight
    case .pageDown: pageHeight
    case .first: -100_000
    case .last: 100_000
    default: nil
    }
  }
}

extension MovieList {
  /// The list so many tabs further on, round and round.
  fileprivate func neighbour(_ step: Int) -> MovieList {
    let all = MovieList.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}
