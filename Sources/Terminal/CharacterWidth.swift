extension Character {
  /// Cells this character fills on a terminal: 0, 1 or 2.
  ///
  /// Two where a variation selector asks for an emoji, or the base is an emoji, an ideograph or
  /// East Asian Wide or Fullwidth; none without a visible base. Ambiguous characters count 1, and
  /// a spacing mark, or a sign before the base, adds 1.
  public var cellWidth: Int {
    if let ascii = asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    var base: Unicode.Scalar?
    var besides = 0
    var asksForEmoji = false
    for scalar in unicodeScalars {
      switch ScalarPart(scalar) {
      case .spacingMark, .prefix: besides = 1
      // Some letters take the blank that follows them into their character.
      case .base where base != nil && scalar.properties.isWhitespace: besides = 1
      case .base: base = base ?? scalar
      default: break
      }
      if scalar.value == 0xFE0F, let base, base.properties.isEmoji { asksForEmoji = true }
    }
    guard let base else { return besides }
    let isWide =
      asksForEmoji || base.properties.isEmojiPresentation || base.properties.isIdeographic
      || WideRanges.contain(base)
    return min(2, (isWide ? 2 : 1) + besides)
  }
}

extension StringProtocol {
  /// Cells this text fills on a terminal, the sum of its characters; control characters count 0.
  public var cellWidth: Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }

  /// Whether each byte is a printable ASCII character: one scalar, one cell.
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
