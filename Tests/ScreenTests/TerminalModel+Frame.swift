import Screen
import Terminal
import TerminalModel

extension TerminalModel {
  /// The places where the terminal does not show what the frame has, with both.
  func differences(
    from frame: Frame, besides isLeftOut: (FrameCell) -> Bool = { _ in false }
  ) -> [String] {
    guard frame.size == TerminalSize(columns: columns, rows: rows) else { return ["size"] }
    var differences: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = frame[row: row, column: column]
        let isHalf = cell.width == 0
        if isLeftOut(isHalf ? frame[row: row, column: column - 1] : cell) { continue }
        let shown = cells[row][column]
        if shown != TerminalCell(cell) {
          differences.append("\(row),\(column): \(shown) for \(TerminalCell(cell))")
        }
      }
    }
    return differences
  }
}

extension TerminalCell {
  init(_ cell: FrameCell) {
    self.init()
    text = cell.width == 0 ? "" : String(cell.character)
    link = cell.link ?? ""
    pixels = cell.style.pixels?.parameters ?? ""
    let style = cell.style
    let codes = [(style.bold, 1), (style.faint, 2), (style.underline, 4), (style.reverse, 7)]
    look = codes.filter(\.0).map(\.1) + (style.color.map { [Int($0.rawValue)] } ?? [])
  }
}
