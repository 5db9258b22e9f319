extension String {
  /// The lines of this body, each at most `width` cells wide; none at width 0.
  ///
  /// Breaks at blanks and beside wide characters, though not before closing or behind opening
  /// punctuation; a longer word is broken between characters. A line that begins with two blanks
  /// is code: its blanks stay, and it is broken only where it must be. Blanks at the end of a line
  /// are dropped. A character wider than `width` becomes `…`.
  public func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var wrapping = Wrapping(width: width)
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrapping.append(line)
    }
    return wrapping.lines
  }
}

/// Lines being filled with characters.
private struct Wrapping {
  let width: Int
  private(set) var lines: [String] = []
  private var line: [Character] = []
  private var used = 0
  /// How many characters of `line` stand before the last place where it may be broken.
  private var lastBreak: Int?
  /// Whether `line` goes on with what did not fit into the line before.
  private var isContinued = false

  init(width: Int) { self.width = width }

  mutating func append(_ text: Substring) {
    let isCode = text.hasPrefix("  ")
    isContinued = false
    for character in text {
      let fitting = character.cellWidth > width ? "…" : character
      if isCode || fitting != " " { put(fitting, isCode: isCode) } else { putBlank() }
    }
    if !isContinued || line.contains(where: { $0 != " " }) { endLine(at: line.count) }
    line = []
    used = 0
  }

  private mutating func put(_ character: Character, isCode: Bool) {
    if !isCode, let last = line.last, Self.mayBreak(between: last, and: character) {
      lastBreak = line.count
    }
    let cells = character.cellWidth
    while used + cells > width { endLine(at: lastBreak ?? line.count) }
    line.append(character)
    used += cells
  }

  /// Those beyond the edge are dropped when the line ends, so that none begins a continued line.
  private mutating func putBlank() {
    line.append(" ")
    used += 1
    if line.contains(where: { $0 != " " }) { lastBreak = line.count }
  }

  private mutating func endLine(at end: Int) {
    let kept = line[..<end]
    let last = kept.lastIndex { $0 != " " }
    lines.append(last.map { String(kept[...$0]) } ?? "")
    line.removeSubrange(..<end)
    used = line.reduce(0) { $0 + $1.cellWidth }
    lastBreak = nil
    isContinued = true
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if left.isASCII, right.isASCII { return false }
    guard left != " ", left.cellWidth == 2 || right.cellWidth == 2 else { return false }
    let opening: Set<Unicode.GeneralCategory> = [.openPunctuation, .initialPunctuation]
    let closing: Set<Unicode.GeneralCategory> = [
      .closePunctuation, .finalPunctuation, .otherPunctuation,
    ]
    guard let before = left.unicodeScalars.first, let after = right.unicodeScalars.first else {
      return false
    }
    return !opening.contains(before.properties.generalCategory)
      && !closing.contains(after.properties.generalCategory)
  }
}
