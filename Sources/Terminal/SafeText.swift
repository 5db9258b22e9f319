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

  static func make(_ text: String, lineBreak: String, tab: String) -> String {
    if text.isPrintableASCII { return text }
    var scalars = SafeScalars(lineBreak: lineBreak, tab: tab)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    let safe = String(scalars.safe)
    if safe.allSatisfy(isBounded) { return safe }
    return String(safe.map { isBounded($0) ? $0 : "\u{FFFD}" })
  }

  private static func isBounded(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count > SafeScalars.mostMarks else { return true }
    let marks = scalars.count { [.mark, .spacingMark].contains(ScalarPart($0)) }
    return marks <= SafeScalars.mostMarks && scalars.count <= mostScalars
  }
}
