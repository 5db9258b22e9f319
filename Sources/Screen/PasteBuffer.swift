import Terminal

/// What is being pasted, up to the sequence that ends it.
struct PasteBuffer {
  static let mostCharacters = 1000
  /// Enough for as many characters of any script; what comes after is dropped.
  private static let mostBytes = 16_384
  private static let ending = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of `ending` the last bytes are.
  private var matched = 0

  /// Takes in a byte; true if the paste ends with it.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.ending[matched] {
      matched += 1
      return matched == Self.ending.count
    }
    keep(Self.ending.prefix(matched))
    matched = byte == Self.ending[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// The pasted text as one line: line breaks and tabs are blanks, other controls are gone.
  var text: String {
    let pasted = String(decoding: bytes, as: UTF8.self).map { character in
      character.isNewline || character == "\t" ? " " : character
    }
    let printable = String(pasted).unicodeScalars.filter {
      $0.properties.generalCategory != .control
    }
    return String(String(printable).safeLine.prefix(Self.mostCharacters))
  }

  /// The text as an event; none where nothing of it is left.
  var events: [ScreenEvent] {
    let text = text
    return text.isEmpty ? [] : [.paste(text)]
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.mostBytes - bytes.count))
  }
}
