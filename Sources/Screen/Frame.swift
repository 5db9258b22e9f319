public import Terminal

/// Everything that is on the screen at one moment, cell by cell.
///
/// Rows and columns count from 0. What lies outside is cut off, so that drawing never fails.
/// Control characters, and whatever else has no width, are left out.
public struct Frame: Equatable, Sendable {
  /// Columns and rows.
  public let size: TerminalSize
  /// Row by row.
  private var cells: [FrameCell]

  /// An empty frame.
  public init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a place inside the frame.
  public subscript(row row: Int, column column: Int) -> FrameCell {
    cells[row * size.columns + column]
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
    var column = column
    for character in text.cut(to: min(width, size.columns - column)) {
      let cells = character.cellWidth
      guard cells > 0 else { continue }
      put(
        FrameCell(character: character, width: cells, style: style, link: link), row: row,
        column: column)
      column += cells
    }
    return column
  }

  /// Makes cells of a row blank, in the look of `style`.
  public mutating func clear(row: Int, columns: Range<Int>, style: Style = Style()) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      put(FrameCell(character: " ", width: 1, style: style, link: nil), row: row, column: column)
    }
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
    for column in first..<end { change(&cells[start + column].style) }
  }

  /// What stands in a row, without blanks at its end.
  public func text(row: Int) -> String {
    var text = String(cells(inRow: row).filter { $0.width > 0 }.map(\.character))
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Puts a cell that fits into its row; halves of characters that it covers become blank.
  private mutating func put(_ cell: FrameCell, row: Int, column: Int) {
    let place = row * size.columns + column
    let end = place + cell.width
    if cells[place].width == 0 { blank(place - 1) }
    if column + cell.width < size.columns, cells[end].width == 0 { blank(end) }
    cells[place] = cell
    guard cell.width == 2 else { return }
    cells[place + 1] = cell
    cells[place + 1].character = " "
    cells[place + 1].width = 0
  }

  private mutating func blank(_ place: Int) {
    cells[place].character = " "
    cells[place].width = 1
  }

  func cells(inRow row: Int) -> ArraySlice<FrameCell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }
}
