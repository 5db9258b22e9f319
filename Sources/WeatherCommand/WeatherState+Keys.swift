import Screen
import ToolKit

extension WeatherState {
  /// Does what a key means now.
  mutating func take(_ press: KeyPress) -> [WeatherEffect] {
    if showsHelp {
      showsHelp = false
      return []
    }
    if opened == nil, search?.isTyping == true { return takeInField(press) }
    guard let command = ViewCommand(press) else { return [] }
    switch command {
    case .quit: return [.leave(.quit)]
    case .help: showsHelp = true
    case .pause: isPaused.toggle()
    case .refresh:
      if search != nil, opened == nil { return [.searchAgain] }
      refresh()
    case .find, .search: startSearch()
    case .back: goBack()
    default: if opened == nil { takeInList(command) } else { scroll(command) }
    }
    return []
  }

  private mutating func takeInField(_ press: KeyPress) -> [WeatherEffect] {
    let page = listHeight
    switch press.key {
    case .escape: leaveField()
    case .enter: if let place = search?.selected { open(place) }
    case .up: search?.cursor.move(by: -1)
    case .down: search?.cursor.move(by: 1)
    case .pageUp: search?.cursor.move(by: -page)
    case .pageDown: search?.cursor.move(by: page)
    case .tab: break
    default: search?.edit { _ = $0.take(press) }
    }
    return []
  }

  /// The search goes where there is something else, else only its field.
  private mutating func leaveField() {
    if watched.isEmpty {
      search?.isTyping = false
    } else {
      search = nil
      if watched.count == 1 { open(watched[0]) }
    }
  }

  private mutating func startSearch() {
    if search == nil { search = PlaceReader() }
    search?.isTyping = true
    opened = nil
  }

  private mutating func goBack() {
    if opened != nil, search != nil || watched.count > 1 {
      opened = nil
    } else if opened == nil, search != nil {
      leaveField()
    }
  }

  private mutating func takeInList(_ command: ViewCommand) {
    let page = listHeight
    switch command {
    case .up: moveSelection { $0.move(by: -1) }
    case .down: moveSelection { $0.move(by: 1) }
    case .pageUp: moveSelection { $0.move(by: -page) }
    case .pageDown: moveSelection { $0.move(by: page) }
    case .first: moveSelection { $0.select(0) }
    case .last: moveSelection { $0.select(.max) }
    case .open:
      let place = search.map(\.selected) ?? cursor.selectedID.map { watched[$0] }
      if let place { open(place) }
    default: break
    }
  }

  private mutating func moveSelection(_ move: (inout ListCursor) -> Void) {
    if search == nil {
      move(&cursor)
    } else if var reader = search {
      move(&reader.cursor)
      search = reader
    }
  }

  private mutating func scroll(_ command: ViewCommand) {
    switch command {
    case .up: top -= 1
    case .down: top += 1
    case .pageUp: top -= pageHeight
    case .pageDown: top += pageHeight
    case .first: top = 0
    case .last: top = .max / 2
    default: break
    }
  }
}
