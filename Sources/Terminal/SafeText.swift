extension String {
  /// This text as one line that can do nothing to a terminal.
  ///
  /// Tabs and line breaks become a blank (CR LF one blank); other control, private-use and
  /// noncharacters become U+FFFD. Bidi controls and invisible format characters are removed, but
  /// for joiners and variation selectors behind a visible base and the tags of a flag. A character
  /// keeps at most 8 marks; one of more than 32 scalars becomes U+FFFD. Making safe text safe
  /// again changes nothing.
  public var safeLine: String { SafeText.make(self, lineBreak: " ", tab: " ") }

  /// This text as lines that can do nothing to a terminal.
  ///
  /// As `safeLine`, but every line end becomes LF and a tab four spaces.
  public var safeBody: String { SafeText.make(self, lineBreak: "\n", tab: "    ") }
}

enum SafeText {
  /// More scalars than any written character has; terminals and fonts grow slow on more.
  static let mostScalars = 32
  static let mostMarks = 8

  static func make(_ text: String, lineBreak: String, tab: String) -> String {
    if text.isPrintableASCII { return text }
    let replaced = replaceScalars(text, lineBreak: lineBreak, tab: tab)
    if replaced.utf8.allSatisfy({ $0 < 0x80 }) { return replaced }
    var safe = ""
    safe.reserveCapacity(replaced.utf8.count)
    for character in replaced {
      if character.isASCII { safe.append(character) } else { append(character, to: &safe) }
    }
    return safe
  }

  private static func replaceScalars(_ text: String, lineBreak: String, tab: String) -> String {
    var replaced = String.UnicodeScalarView()
    var afterCarriageReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where afterCarriageReturn: break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: replaced.append(contentsOf: lineBreak.unicodeScalars)
      case 0x09: replaced.append(contentsOf: tab.unicodeScalars)
      case 0x20...0x7E: replaced.append(scalar)
      default: if let shown = shown(scalar) { replaced.append(shown) }
      }
      afterCarriageReturn = scalar.value == 0x0D
    }
    return String(replaced)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint || properties.generalCategory == .privateUse {
      return "\u{FFFD}"
    }
    return switch ScalarPart(scalar) {
    case .control: "\u{FFFD}"
    case .invisible: nil
    default: scalar
    }
  }

  private static func append(_ character: Character, to safe: inout String) {
    let kept = keptScalars(of: character)
    if kept.count > mostScalars {
      safe.append("\u{FFFD}")
    } else {
      safe.unicodeScalars.append(contentsOf: kept)
    }
  }

  /// The scalars left of one character; none of a joiner, selector or tag without a base.
  private static func keptScalars(of character: Character) -> [Unicode.Scalar] {
    let keepsTags = isFlagOfTags(character)
    var kept: [Unicode.Scalar] = []
    var marks = 0
    var previous: ScalarPart?
    for scalar in character.unicodeScalars {
      let part = ScalarPart(scalar)
      switch part {
      case .mark, .spacingMark:
        marks += 1
        guard marks <= mostMarks else { continue }
      case .joiner:
        guard let previous, previous != .joiner, hasShape(kept) else { continue }
      case .variationSelector:
        guard previous == .base, hasShape(kept) else { continue }
      case .tag:
        guard keepsTags else { continue }
      default: break
      }
      kept.append(scalar)
      previous = part
      if kept.count > mostScalars { break }
    }
    return kept
  }

  private static func hasShape(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains { ScalarPart($0) == .base && !$0.properties.isWhitespace }
  }

  /// Whether this is a black flag, 3 to 6 tag letters or digits and the closing tag.
  ///
  /// Source: the emoji tag sequences of UTS #51 for subdivisions.
  private static func isFlagOfTags(_ character: Character) -> Bool {
    let values = character.unicodeScalars.map(\.value)
    guard (5...8).contains(values.count), values.first == 0x1F3F4, values.last == 0xE007F else {
      return false
    }
    return values.dropFirst().dropLast().allSatisfy {
      (0xE0030...0xE0039).contains($0) || (0xE0061...0xE007A).contains($0)
    }
  }
}
