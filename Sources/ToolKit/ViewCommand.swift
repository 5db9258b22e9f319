package import Screen

/// What a key means outside a field for text.
package enum ViewCommand: Equatable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case open, back
  case nextFeed, previousFeed
  case number(Int)
  case search, user
  case collapse, previousTop, nextTop
  case find, nextMatch, previousMatch
  case refresh, pause, bell
  case link, help, quit

  /// The meaning of a key; nil for one that has none.
  package init?(_ press: KeyPress) {
    if let character = press.typedCharacter {
      self.init(character)
      return
    }
    switch press.key {
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    case .enter: self = .open
    case .escape: self = .back
    case .tab: self = press.modifiers.contains(.shift) ? .previousFeed : .nextFeed
    default: return nil
    }
  }

  private init?(_ character: Character) {
    switch character {
    case "k": self = .up
    case "j": self = .down
    case "b": self = .pageUp
    case " ": self = .pageDown
    case "g": self = .first
    case "G": self = .last
    case "1"..."9": self = .number(character.wholeNumberValue ?? 0)
    case "s": self = .search
    case "u": self = .user
    case "c": self = .collapse
    case "[": self = .previousTop
    case "]": self = .nextTop
    case "/": self = .find
    case "n": self = .nextMatch
    case "N": self = .previousMatch
    case "r": self = .refresh
    case "p": self = .pause
    case "B": self = .bell
    case "o": self = .link
    case "?": self = .help
    case "q": self = .quit
    default: return nil
    }
  }
}
