import Terminal

/// Moves over the terminal and writes the cells that differ.
struct FramePen {
  private let usesColor: Bool
  private let usesHyperlinks: Bool
  private let usesUTF8: Bool
  private(set) var output: [UInt8] = []
  /// The look of what is written next.
  private var look = PackedStyle.plain
  /// Where the next character goes; nil when the terminal may think otherwise.
  private var place: (row: Int, column: Int)?

  /// Unchanged cells that are written again rather than jumped over, which takes as many bytes.
  private static let shortGap = 4

  init(usesColor: Bool, usesHyperlinks: Bool, usesUTF8: Bool) {
    self.usesColor = usesColor
    self.usesUTF8 = usesUTF8
    self.usesHyperlinks = usesHyperlinks
  }

  mutating func clearScreen() { write("\u{1B}[0m\u{1B}[2J") }

  mutating func finish() { take(.plain) }

  /// Writes what differs in a row from another frame of the same size, from the left.
  mutating func draw(row: Int, of frame: Frame, over before: Frame) {
    let columns = frame.size.columns
    let start = row * columns
    guard let first = (0..<columns).first(where: { !frame.shows(before, at: start + $0) }) else {
      return
    }
    let end = Self.end(of: frame, from: start)
    if Self.isDisputed(frame, from: start) || Self.isDisputed(before, from: start) {
      // What the terminal shows behind such a character is not sure: the rest is drawn anew.
      move(to: row, first)
      eraseRest()
      write(first..<max(first, end), row: row, of: frame)
      // One near the end may have filled more cells than it has.
      if end < columns, Self.isDisputed(frame, from: start) {
        move(to: row, end)
        eraseRest()
      }
      return
    }
    // No run begins inside a character, whose left half differs too.
    var run = first..<first
    for column in first..<max(first, end) where !frame.shows(before, at: start + column) {
      if column > run.upperBound + Self.shortGap {
        write(run, row: row, of: frame)
        run = column..<column + 1
      } else {
        run = run.lowerBound..<column + 1
      }
    }
    write(run, row: row, of: frame)
    if Self.end(of: before, from: start) > end {
      move(to: row, end)
      eraseRest()
    }
  }

  /// The column behind the last cell of a row that erasing would not make.
  private static func end(of frame: Frame, from start: Int) -> Int {
    let cells = frame.cells[start..<start + frame.size.columns]
    return cells.lastIndex { $0 != .blank }.map { $0 + 1 - start } ?? 0
  }

  private static func isDisputed(_ frame: Frame, from start: Int) -> Bool {
    frame.cells[start..<start + frame.size.columns].contains(where: \.isDisputed)
  }

  /// Writes the cells of a row, those of one look together.
  private mutating func write(_ columns: Range<Int>, row: Int, of frame: Frame) {
    let start = row * frame.size.columns
    var rest = columns
    while let column = rest.first {
      let first = frame.cells[start + column]
      let end = rest.first { place in
        let cell = frame.cells[start + place]
        return cell.look != first.look || cell.link != first.link
      }
      let same = column..<(end ?? rest.upperBound)
      move(to: row, column)
      take(first.look)
      write(same, row: row, of: frame, link: frame.link(of: first))
      rest = same.upperBound..<rest.upperBound
    }
  }

  private mutating func write(_ columns: Range<Int>, row: Int, of frame: Frame, link: String?) {
    let begin = output.count
    for column in columns { write(column, row: row, of: frame) }
    guard let link, usesHyperlinks else { return }
    let text = String(decoding: output[begin...], as: UTF8.self)
    output.removeSubrange(begin...)
    write(Hyperlink.text(text, address: link, enabled: true))
  }

  /// Writes a character, after one that terminals may disagree about with the column to go on from.
  private mutating func write(_ column: Int, row: Int, of frame: Frame) {
    let cell = frame.cells[row * frame.size.columns + column]
    guard cell.width > 0 else { return }
    if place == nil { write("\u{1B}[\(column + 1)G") }
    if cell.character != nil {
      write(String(frame.character(of: cell)))
    } else {
      // Views choose their signs; what marks where a text was cut comes with the text.
      let scalar = usesUTF8 ? cell.scalar : OwnSigns.ascii.written(cell.scalar)
      if scalar.isASCII { output.append(UInt8(scalar.value)) } else { output += scalar.utf8 }
    }
    place = cell.isDisputed ? nil : (row, column + cell.width)
  }

  private mutating func move(to row: Int, _ column: Int) {
    if let place, place == (row, column) { return }
    write("\u{1B}[\(row + 1);\(column + 1)H")
    place = (row, column)
  }

  private mutating func eraseRest() {
    take(.plain)
    write("\u{1B}[K")
  }

  private mutating func take(_ wanted: PackedStyle) {
    guard wanted != look else { return }
    let wanted = usesColor ? wanted : wanted.withoutColor
    guard wanted != look else { return }
    look = wanted
    write("\u{1B}[\(wanted.style.parameters)m")
  }

  private mutating func write(_ text: String) { output += text.utf8 }
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
