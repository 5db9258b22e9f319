import Terminal

/// Moves over the terminal and writes the cells that differ.
struct FramePen {
  private let usesColor: Bool
  private let usesHyperlinks: Bool
  private let usesUTF8: Bool
  private(set) var output = ""
  /// The look of what is written next.
  private var style = Style()
  /// Where the next character goes; nil when the terminal may think otherwise.
  private var place: (row: Int, column: Int)?

  /// Unchanged cells that are written again rather than jumped over, which takes as many bytes.
  private static let shortGap = 4

  init(usesColor: Bool, usesHyperlinks: Bool, usesUTF8: Bool) {
    self.usesColor = usesColor
    self.usesUTF8 = usesUTF8
    self.usesHyperlinks = usesHyperlinks
  }

  mutating func clearScreen() { output += "\u{1B}[0m\u{1B}[2J" }

  mutating func finish() { look(Style()) }

  /// Writes what differs in a row, from the left.
  mutating func draw(row: Int, _ cells: [FrameCell], over before: [FrameCell]) {
    guard let first = cells.indices.first(where: { cells[$0] != before[$0] }) else { return }
    let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    if Self.isDisputed(cells) || Self.isDisputed(before) {
      // What the terminal shows behind such a character is not sure: the rest is drawn anew.
      move(to: row, first)
      eraseRest()
      write(cells[first..<max(first, end)], row: row)
      // One near the end may have filled more cells than it has.
      if end < cells.count, Self.isDisputed(cells) {
        move(to: row, end)
        eraseRest()
      }
      return
    }
    for run in Self.runs(of: cells, over: before, end: end) {
      write(cells[run], row: row)
    }
    if let left = before.indices.last(where: { !before[$0].isBlank }), left >= end {
      move(to: row, end)
      eraseRest()
    }
  }

  private static func isDisputed(_ cells: [FrameCell]) -> Bool {
    cells.contains(where: \.isDisputed)
  }

  /// The columns to write before `end`; none begins inside a character, whose left half differs too.
  private static func runs(
    of cells: [FrameCell], over before: [FrameCell], end: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<end where cells[column] != before[column] {
      if let last = runs.last, column <= last.upperBound + shortGap {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  private mutating func write(_ cells: ArraySlice<FrameCell>, row: Int) {
    var rest = cells
    while let first = rest.first {
      let same = rest.prefix { $0.style == first.style && $0.link == first.link }
      move(to: row, same.startIndex)
      look(first.style)
      let text = text(of: same, row: row)
      output += Hyperlink.text(text, address: first.link ?? "", enabled: usesHyperlinks)
      rest = rest[same.endIndex...]
    }
  }

  /// The characters, each that terminals may disagree about followed by the column to go on from.
  private mutating func text(of cells: ArraySlice<FrameCell>, row: Int) -> String {
    var text = ""
    for column in cells.indices where cells[column].width > 0 {
      let cell = cells[column]
      if place == nil { text += "\u{1B}[\(column + 1)G" }
      // Cutting a text leaves this mark, the one sign that no view chooses.
      text.append(cell.character == "…" && !usesUTF8 ? "." : cell.character)
      place = cell.isDisputed ? nil : (row, column + cell.width)
    }
    return text
  }

  private mutating func move(to row: Int, _ column: Int) {
    if let place, place == (row, column) { return }
    output += "\u{1B}[\(row + 1);\(column + 1)H"
    place = (row, column)
  }

  private mutating func eraseRest() {
    look(Style())
    output += "\u{1B}[K"
  }

  private mutating func look(_ wanted: Style) {
    var wanted = wanted
    if !usesColor { (wanted.color, wanted.pixels) = (nil, nil) }
    guard wanted != style else { return }
    style = wanted
    output += "\u{1B}[\(wanted.parameters)m"
  }
}

extension Style {
  /// The parameters of the SGR sequence that sets exactly this look.
  fileprivate var parameters: String {
    var codes: [UInt8] = [0]
    if bold { codes.append(1) }
    if faint { codes.append(2) }
    if underline { codes.append(4) }
    if reverse { codes.append(7) }
    if let color { codes.append(color.rawValue) }
    let parameters = codes.map(String.init) + (pixels.map { [$0.parameters] } ?? [])
    return parameters.joined(separator: ";")
  }
}
