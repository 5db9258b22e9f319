package import Screen

/// One line of text that is being typed.
package struct TextField: Equatable, Sendable {
  /// The most characters; what is typed beyond is not taken.
  package static let mostCharacters = 1000

  /// What has been typed.
  package private(set) var text = ""
  /// How many characters stand before the cursor.
  package private(set) var cursor = 0

  /// An empty field.
  package init() {}

  /// Puts text in at the cursor.
  package mutating func insert(_ addition: String) {
    var characters = Array(text)
    characters.insert(contentsOf: addition, at: cursor)
    guard characters.count <= Self.mostCharacters else { return }
    let behind = characters.count - cursor - addition.count
    text = String(characters)
    // A mark joins the character before it.
    cursor = max(0, text.count - behind)
  }

  /// Does what a key does to a line of text; false for a key that does nothing to it.
  package mutating func take(_ press: KeyPress) -> Bool {
    switch press.key {
    case .backspace: remove(from: cursor - 1)
    case .delete: if cursor < text.count { remove(cursor..<cursor + 1) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .character("w") where press.modifiers.contains(.control): remove(from: startOfWord)
    case .character("u") where press.modifiers.contains(.control): self = TextField()
    default:
      guard let character = press.typedCharacter else { return false }
      insert(String(character))
    }
    return true
  }

  private var startOfWord: Int {
    let before = Array(text.prefix(cursor))
    let end = before.lastIndex { $0 != " " } ?? 0
    return before[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private mutating func remove(from start: Int) {
    if start >= 0, start < cursor { remove(start..<cursor) }
  }

  private mutating func remove(_ range: Range<Int>) {
    var characters = Array(text)
    characters.removeSubrange(range)
    text = String(characters)
    cursor = range.lowerBound
  }
}
