/// Texts made alike: `Zürich` and `zurich`, `Łódź` and `lodz`, `D.C.` and `dc`.
enum Folding {
  /// The letters and digits of a text, small and without marks.
  static func folded(_ text: String) -> String {
    var plain = ""
    for character in text.lowercased() where character.isLetter || character.isNumber {
      plain += special[character] ?? letters[character].map(String.init) ?? String(character)
    }
    return plain
  }

  /// The text with each letter and its marks as one scalar, where there is one (Unicode's form NFC).
  ///
  /// FoundationEssentials has no such function; a dictionary of characters does it, since equal characters are equal
  /// however they are written.
  static func composed(_ text: String) -> String {
    guard text.contains(where: { $0.unicodeScalars.count > 1 }) else { return text }
    var composed = String.UnicodeScalarView()
    for character in text {
      var rest = Array(character.unicodeScalars)[...]
      var count = rest.count
      while count > 1 {
        if let whole = wholes[Character(String(String.UnicodeScalarView(rest.prefix(count))))] {
          composed.append(whole)
          rest = rest.dropFirst(count)
          break
        }
        count -= 1
      }
      composed.append(contentsOf: rest)
    }
    return String(composed)
  }

  /// Letters with marks of their own that no decomposition tells.
  private static let special: [Character: String] = [
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th",
  ]

  /// Marked letters and what they are without marks.
  private static let letters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    let marks = (0x300...0x345).compactMap(Unicode.Scalar.init)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        let marked = String(letter) + String(mark)
        letters[Character(marked)] = letter
        guard "aeiou".contains(letter), [0x302, 0x306, 0x31b].contains(mark.value) else { continue }
        for second in [0x300, 0x301, 0x303, 0x309, 0x323].compactMap(Unicode.Scalar.init) {
          letters[Character(marked + String(second))] = letter
        }
      }
    }
    return letters
  }()

  /// The scalars that stand for a letter with its marks, by what they stand for.
  private static let wholes: [Character: Unicode.Scalar] = {
    var wholes: [Character: Unicode.Scalar] = [:]
    let ranges: [ClosedRange<UInt32>] = [
      0xc0...0x24f, 0x386...0x3ce, 0x400...0x4f9, 0x622...0x6d3, 0x1e00...0x1fff, 0x304c...0x30fe,
      0xac00...0xd7a3,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value), wholes[Character(scalar)] == nil else { continue }
      wholes[Character(scalar)] = scalar
    }
    return wholes
  }()
}
