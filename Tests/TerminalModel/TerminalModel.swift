import Terminal

/// A terminal as far as the tools use one: applies what they write and tells what is in which cell.
public struct TerminalModel: Sendable {
  /// Cells in a row.
  public private(set) var columns: Int
  /// Rows.
  public private(set) var rows: Int
  /// The cells of the screen in use, row by row.
  public private(set) var cells: [[TerminalCell]]
  /// Where the next character goes, from 0.
  public internal(set) var cursor = (row: 0, column: 0)
  /// Private modes that are on, such as 1049 for the alternate screen; 7 and 25 are on at first.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// Sequences that no tool should write, as they came without their ESC.
  public internal(set) var unknown: [String] = []
  /// How often the whole screen was erased.
  public internal(set) var clearings = 0

  /// The parameters of SGR in force for what comes next, in ascending order.
  public internal(set) var look: [Int] = []
  var pixels = ""
  var link = ""
  var parser = SequenceParser()
  private let joinsScalars: Bool
  private var normalScreen: (cells: [[TerminalCell]], cursor: (row: Int, column: Int))?

  /// An empty terminal.
  ///
  /// - Parameters:
  ///   - columns: cells in a row.
  ///   - rows: rows.
  ///   - joinsScalars: whether it knows characters of several scalars; otherwise each scalar that
  ///     has a width takes cells of its own.
  public init(columns: Int, rows: Int, joinsScalars: Bool = true) {
    self.columns = columns
    self.rows = rows
    self.joinsScalars = joinsScalars
    cells = Self.blank(columns, rows)
  }

  /// Whether the view's screen is shown, not the shell's.
  public var isAlternate: Bool { modes.contains(1049) }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Applies what a tool wrote; sequences may be split between calls.
  public mutating func apply(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { parser.take(byte) }
    for item in parser.takeItems() { apply(item) }
  }

  /// Changes the size as a window does; what fits stays.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.fit(cells, columns, rows)
    cursor = (min(cursor.row, rows - 1), min(cursor.column, columns - 1))
  }

  mutating func show(_ text: String) {
    for character in text {
      if joinsScalars {
        put(String(character), width: character.cellWidth)
      } else {
        for scalar in character.unicodeScalars {
          put(String(scalar), width: Character(scalar).cellWidth)
        }
      }
    }
  }

  /// Erases from the cursor to the end of the row.
  mutating func eraseRow() {
    for column in cursor.column..<columns { set(TerminalCell(), at: column) }
  }

  mutating func eraseScreen() {
    clearings += 1
    cells = Self.blank(columns, rows)
  }

  mutating func moveDown() {
    guard cursor.row == rows - 1 else { return cursor.row += 1 }
    cells.removeFirst()
    cells.append(Self.blank(columns, 1)[0])
  }

  mutating func useAlternateScreen(_ isOn: Bool) {
    if isOn, normalScreen == nil {
      normalScreen = (cells, cursor)
      cells = Self.blank(columns, rows)
    } else if !isOn, let former = normalScreen {
      cells = Self.fit(former.cells, columns, rows)
      cursor = (min(former.cursor.row, rows - 1), min(former.cursor.column, columns - 1))
      normalScreen = nil
    }
  }

  private mutating func put(_ text: String, width: Int) {
    guard width > 0 else { return }
    if cursor.column + width > columns {
      if modes.contains(7) {
        cursor.column = 0
        moveDown()
      } else {
        cursor.column = max(0, columns - width)
      }
    }
    var cell = TerminalCell()
    cell.text = text
    cell.look = look
    cell.pixels = pixels
    cell.link = link
    set(cell, at: cursor.column)
    if width == 2, cursor.column + 1 < columns {
      cell.text = ""
      set(cell, at: cursor.column + 1)
      cells[cursor.row][cursor.column].text = text
    }
    cursor.column += width
  }

  /// Writes a cell; the other half of a wide character that stood there becomes blank.
  private mutating func set(_ cell: TerminalCell, at column: Int) {
    if cells[cursor.row][column].text.isEmpty, column > 0 {
      cells[cursor.row][column - 1].text = " "
    }
    if column + 1 < columns, cells[cursor.row][column + 1].text.isEmpty {
      cells[cursor.row][column + 1].text = " "
    }
    cells[cursor.row][column] = cell
  }
}
