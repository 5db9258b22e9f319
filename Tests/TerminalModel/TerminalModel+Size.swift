extension TerminalModel {
  static func blank(_ columns: Int, _ rows: Int) -> [[TerminalCell]] {
    Array(repeating: Array(repeating: TerminalCell(), count: columns), count: rows)
  }

  static func fit(
    _ cells: [[TerminalCell]], _ columns: Int, _ rows: Int
  ) -> [[TerminalCell]] {
    let wide = cells.prefix(rows).map { row in
      Array(row.prefix(columns))
        + Array(repeating: TerminalCell(), count: max(0, columns - row.count))
    }
    return wide + blank(columns, max(0, rows - cells.count))
  }
}
