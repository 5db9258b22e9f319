/// The bytes of one scalar, as they come.
struct UTF8Scalar {
  /// What was held down with the key.
  let modifiers: KeyModifiers
  private var bytes: [UInt8] = []
  private var length = 0

  init(modifiers: KeyModifiers = []) { self.modifiers = modifiers }

  var isUnfinished: Bool { !bytes.isEmpty }

  /// The character that is complete with `byte`, 0x80 or more; nil before that and for what is none.
  mutating func append(_ byte: UInt8) -> Character? {
    switch byte {
    case 0x80...0xBF where isUnfinished: bytes.append(byte)
    case 0xC2...0xF4:
      bytes = [byte]
      length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    default: bytes = []
    }
    guard isUnfinished, bytes.count == length else { return nil }
    defer { bytes = [] }
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }
}
