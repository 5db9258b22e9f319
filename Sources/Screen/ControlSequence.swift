/// What follows `ESC [` (CSI) or `ESC O` (SS3), up to the byte that ends it.
struct ControlSequence {
  enum Meaning: Equatable {
    case key(KeyPress)
    case pasteBegins
    /// Not understood; so many more bytes belong to it.
    case unknown(more: Int)
  }

  /// More than any key sends.
  static let mostBytes = 32

  /// Whether it began with `ESC O`.
  let isShort: Bool
  /// What an ESC before the sequence says was held down.
  let held: KeyModifiers
  private var bytes: [UInt8] = []
  private var isOverlong = false

  init(isShort: Bool, held: KeyModifiers) {
    self.isShort = isShort
    self.held = held
  }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.mostBytes { bytes.append(byte) } else { isOverlong = true }
  }

  func meaning(endedBy final: UInt8) -> Meaning {
    let final = Unicode.Scalar(final)
    if bytes.isEmpty, !isShort {
      // Function keys of the Linux console, and a mouse that another program left switched on.
      if final == "[" { return .unknown(more: 1) }
      if final == "M" { return .unknown(more: 3) }
    }
    guard let numbers, let modifiers, !isOverlong else { return .unknown(more: 0) }
    if final == "~", numbers == [[200]] { return .pasteBegins }
    let first = numbers.first?.first ?? 1
    let press: KeyPress? =
      switch final {
      case "~" where first == 27:
        numbers.count == 3 ? KeyPress(code: numbers[2].first ?? 0, modifiers: modifiers) : nil
      case "~": Self.numbered(first).map { KeyPress($0, modifiers) }
      case "u": isShort ? nil : KeyPress(code: first, modifiers: modifiers)
      case "Z": isShort ? nil : KeyPress(.tab, modifiers.union(.shift))
      case "M": KeyPress(.enter, modifiers)
      default: Self.lettered(final).map { KeyPress($0, modifiers) }
      }
    return press.map { .key($0) } ?? .unknown(more: 0)
  }

  /// The parameters, each with its parts, one left out as 1; nil where there is anything else.
  private var numbers: [[Int]]? {
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    if bytes.isEmpty { return [] }
    let parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [[Int]] = []
    for parameter in parameters {
      let parts = parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      let values = parts.map { $0.isEmpty ? 1 : Int(String(decoding: $0, as: UTF8.self)) }
      // Only a number too large to be one is nil.
      guard values.allSatisfy({ $0 != nil }) else { return nil }
      numbers.append(values.compactMap(\.self))
    }
    return numbers
  }

  /// What was held down; nil where that is a key nobody has, or where a key was released.
  ///
  /// Source: the second parameter is 1 and a sum of 1 Shift, 2 Alt, 4 Control, 8 Super, 16 Hyper,
  /// 32 Meta, 64 Caps Lock, 128 Num Lock; its second part is 3 for a release (kitty).
  private var modifiers: KeyModifiers? {
    guard let numbers, numbers.count > 1 else { return held }
    let second = numbers[1]
    guard let sum = second.first, (1...256).contains(sum), second.dropFirst().first != 3 else {
      return nil
    }
    let keys = UInt8(sum - 1)
    return keys & 0x38 == 0 ? KeyModifiers(rawValue: keys & 7).union(held) : nil
  }

  private static func lettered(_ letter: Unicode.Scalar) -> KeyPress.Key? {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
