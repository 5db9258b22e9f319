extension Character {
  /// Cells this character fills on a terminal: 0, 1 or 2.
  ///
  /// Two where a variation selector asks for an emoji, or the base is an emoji, an ideograph or
  /// East Asian Wide or Fullwidth; none without a visible base. Ambiguous characters count 1, and
  /// a spacing mark adds 1.
  public var cellWidth: Int {
    if let ascii = asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    var base: Unicode.Scalar?
    var fallback = 0
    var extra = 0
    var asksForEmoji = false
    for scalar in unicodeScalars {
      let part = ScalarPart(scalar)
      if part == .base, base == nil { base = scalar }
      if part == .spacingMark { extra = 1 }
      // A sign that encloses digits, or a vowel sign alone: something is drawn.
      if part == .prefix || part == .spacingMark { fallback = 1 }
      if scalar.value == 0xFE0F, let base, base.properties.isEmoji { asksForEmoji = true }
    }
    guard let base else { return fallback }
    let isWide =
      asksForEmoji || base.properties.isEmojiPresentation || base.properties.isIdeographic
      || WideRanges.contain(base)
    return min(2, (isWide ? 2 : 1) + extra)
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
