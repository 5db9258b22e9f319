extension KeyPress {
  /// The key that sends an ASCII byte, other than ESC.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x00: self.init(.character(" "), .control)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case ..<0x20: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: self.init(.character(Character(Unicode.Scalar(byte))))
    }
  }

  /// The key of a number in `CSI u`; nil for keys that have no use here.
  ///
  /// A printable character is a key only with Control or Alt, and the blank with Shift: no terminal
  /// sends others in this form unasked.
  ///
  /// Source: the fixterms proposal, and the keyboard protocol of kitty for the keypad's Enter.
  init?(code: Int, modifiers: KeyModifiers) {
    switch code {
    case 8, 127: self.init(.backspace, modifiers)
    case 9: self.init(.tab, modifiers)
    case 13, 57_414: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 32...:
      guard code == 32 || !modifiers.isDisjoint(with: [.control, .alt]),
        let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
        !scalar.properties.isNoncharacterCodePoint,
        ![.control, .privateUse].contains(scalar.properties.generalCategory)
      else { return nil }
      let character = Character(scalar)
      let letter = modifiers.contains(.control) ? character.lowercased().first : character
      self.init(.character(letter ?? character), modifiers)
    default: return nil
    }
  }
}
