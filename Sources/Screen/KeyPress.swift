/// A key that was pressed, with the keys held down meanwhile.
public struct KeyPress: Hashable, Sendable {
  /// What is written or printed on the key.
  public enum Key: Hashable, Sendable {
    /// A printable character; with Control a letter in lower case.
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, tab
    /// Deletes what stands before the cursor.
    case backspace
    /// Deletes what stands behind the cursor.
    case delete
  }

  /// The key.
  public var key: Key
  /// What was held down with it.
  public var modifiers: KeyModifiers

  /// A key, alone or with others held down.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A character pressed alone or with Shift; nil for any other key and with Control or Alt.
  public var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }

  /// Whether this is `letter` with Control, whatever else is held.
  func isControl(_ letter: Character) -> Bool {
    key == .character(letter) && modifiers.contains(.control)
  }
}
