public import Terminal

/// Everything that is on the screen at one moment, cell by cell.
///
/// Rows and columns count from 0. What lies outside is cut off, so that drawing never fails.
/// Control characters, and whatever else has no width, are left out.
public struct Frame: Equatable, Sendable {
  /// Columns and rows.
  public let size: TerminalSize
  /// Row by row.
  private(set) var cells: [PackedCell]
  /// Characters of several scalars that were drawn, each for one cell.
  private var characters: [Character] = []
  /// Addresses that were drawn.
  private var links: [String] = []

  /// An empty frame.
  public init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a place inside the frame.
  public subscript(row row: Int, column column: Int) -> FrameCell {
    let cell = cells[row * size.columns + column]
    return FrameCell(
      character: character(of: cell), width: cell.width, style: cell.look.style,
      link: link(of: cell))
  }

  /// Draws `text`, one line that was made safe, from a place on, at most to the end of the row.
  ///
  /// - Parameters:
  ///   - text: is cut with `…` where it is too wide.
  ///   - row: nothing is drawn in a row that does not exist.
  ///   - column: where the text begins, 0 or more.
  ///   - width: the most cells it may fill, for a text that ends before the row does.
  ///   - style: how it looks.
  ///   - link: the address a click opens, if any; http or https.
  /// - Returns: the column behind the text.
  @discardableResult
  public mutating func draw(
    _ text: String, row: Int, column: Int, width: Int = .max, style: Style = Style(),
    link: String? = nil
  ) -> Int {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return column }
    let look = PackedStyle(style)
    if let link, links.last != link { links.append(link) }
    let link = link == nil ? 0 : UInt32(links.count)
    let text = text.cut(to: min(width, size.columns - column))
    let plainCount = text.plainPrefixCount(within: size.columns)
    var column = column
    for byte in text.utf8.prefix(plainCount) {
      put(
        PackedCell(Unicode.Scalar(byte), width: 1, look: look, link: link), row: row,
        column: column)
      column += 1
    }
    for character in text[text.utf8.index(text.startIndex, offsetBy: plainCount)...] {
      let cells = character.cellWidth
      guard cells > 0 else { continue }
      put(packed(character, width: cells, look: look, link: link), row: row, column: column)
      column += cells
    }
    return column
  }

  /// Makes cells of a row blank, in the look of `style`.
  public mutating func clear(row: Int, columns: Range<Int>, style: Style = Style()) {
    guard (0..<size.rows).contains(row) else { return }
    let blank = PackedCell(" ", width: 1, look: PackedStyle(style))
    for column in columns.clamped(to: 0..<size.columns) { put(blank, row: row, column: column) }
  }

  /// Changes the look of cells, such as those of a selected row; both halves of a wide character.
  public mutating func restyle(row: Int, columns: Range<Int>, _ change: (inout Style) -> Void) {
    guard (0..<size.rows).contains(row) else { return }
    let columns = columns.clamped(to: 0..<size.columns)
    guard !columns.isEmpty else { return }
    let start = row * size.columns
    var first = columns.lowerBound
    var end = columns.upperBound
    if cells[start + first].width == 0 { first -= 1 }
    if end < size.columns, cells[start + end].width == 0 { end += 1 }
    for place in start + first..<start + end {
      var style = cells[place].look.style
      change(&style)
      cells[place].look = PackedStyle(style)
    }
  }

  /// What stands in a row, without blanks at its end.
  public func text(row: Int) -> String {
    let places = row * size.columns..<(row + 1) * size.columns
    var text = String(cells[places].filter { $0.width > 0 }.map(character))
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether both show the same.
  public static func == (one: Frame, other: Frame) -> Bool {
    one.size == other.size && one.cells.indices.allSatisfy { one.shows(other, at: $0) }
  }

  /// Whether at a place there is what another frame of the same size has there.
  func shows(_ other: Frame, at place: Int) -> Bool {
    let (own, others) = (cells[place], other.cells[place])
    if own.isSelfContained || others.isSelfContained { return own == others }
    return own.width == others.width && own.look == others.look
      && character(of: own) == other.character(of: others)
      && link(of: own) == other.link(of: others)
  }

  func character(of cell: PackedCell) -> Character {
    cell.character.map { characters[$0 - 1] } ?? Character(cell.scalar)
  }

  func link(of cell: PackedCell) -> String? {
    cell.link == 0 ? nil : links[Int(cell.link) - 1]
  }

  private mutating func packed(
    _ character: Character, width: Int, look: PackedStyle, link: UInt32
  ) -> PackedCell {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      let isDisputed = !scalar.isASCII && scalar.properties.isEmojiPresentation
      return PackedCell(scalar, width: width, isDisputed: isDisputed, look: look, link: link)
    }
    characters.append(character)
    return PackedCell(character: characters.count, width: width, look: look, link: link)
  }

  /// Puts a cell that fits into its row; halves of characters that it covers become blank.
  private mutating func put(_ cell: PackedCell, row: Int, column: Int) {
    let place = row * size.columns + column
    let end = place + cell.width
    if cells[place].width == 0 { cells[place - 1].blank() }
    if column + cell.width < size.columns, cells[end].width == 0 { cells[end].blank() }
    cells[place] = cell
    guard cell.width == 2 else { return }
    cells[place + 1] = cell
    cells[place + 1].blank(width: 0)
  }
}
