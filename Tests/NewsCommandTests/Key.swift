/// What a terminal sends for keys without a letter.
enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let tab = "\t"
  static let shiftTab = "\u{1B}[Z"
  static let backspace = "\u{7F}"

  /// A letter with Control.
  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
  }
}
