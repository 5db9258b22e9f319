/// Lets scalars through one by one; what it does with each depends only on what it let through before.
struct SafeScalars {
  static let mostMarks = 8

  private(set) var safe = String.UnicodeScalarView()
  private let lineBreak: String
  private let tab: String
  private var previous: ScalarPart?
  private var isAfterCarriageReturn = false
  /// Marks since the last base.
  private var marks = 0
  /// Tags behind a black flag, let through when the closing tag comes; nil behind anything else.
  private var tags: [Unicode.Scalar]?

  init(lineBreak: String, tab: String) {
    self.lineBreak = lineBreak
    self.tab = tab
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let isAfterCarriageReturn = isAfterCarriageReturn
    self.isAfterCarriageReturn = scalar.value == 0x0D
    switch scalar.value {
    case 0x0A where isAfterCarriageReturn: break
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: separate(by: lineBreak)
    case 0x09: separate(by: tab)
    case 0x20: separate(by: " ")
    case 0x21...0x7E: put(scalar, as: .base)
    default: appendSpecial(scalar)
    }
  }

  private mutating func appendSpecial(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint || properties.generalCategory == .privateUse {
      return put("\u{FFFD}", as: .base)
    }
    let part = ScalarPart(scalar)
    switch part {
    case .control: put("\u{FFFD}", as: .base)
    case .invisible: break
    case .mark, .spacingMark:
      marks += 1
      if marks <= Self.mostMarks { put(scalar, as: part) }
    case .joiner:
      if let previous, previous != .joiner, previous != .prefix { put(scalar, as: part) }
    case .variationSelector:
      if previous == .base { put(scalar, as: part) }
    case .tag: appendTag(scalar)
    case .base where properties.isWhitespace: separate(by: String(scalar))
    case .base, .prefix: put(scalar, as: part)
    }
  }

  /// Source: the subdivision flags of UTS #51, a black flag, 3 to 6 letters or digits, a closing tag.
  private mutating func appendTag(_ scalar: Unicode.Scalar) {
    guard let tags else { return }
    switch scalar.value {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: self.tags = tags.count < 7 ? tags + [scalar] : nil
    case 0xE007F where (3...6).contains(tags.count):
      for tag in tags + [scalar] { put(tag, as: .tag) }
    default: self.tags = nil
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, as part: ScalarPart) {
    if part == .base || part == .prefix { marks = 0 }
    safe.append(scalar)
    previous = part
    tags = scalar.value == 0x1F3F4 ? [] : nil
  }

  /// Behind a blank nothing joins and no variant is selected.
  private mutating func separate(by blanks: String) {
    safe.append(contentsOf: blanks.unicodeScalars)
    previous = nil
    marks = 0
    tags = nil
  }
}
