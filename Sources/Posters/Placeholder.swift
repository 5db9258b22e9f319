import Terminal

/// A frame with a word in it, where a poster cannot be.
struct Placeholder {
  let usesUTF8: Bool

  /// Rows of exactly `columns` cells; both numbers are 3 or more.
  func rows(_ text: String, columns: Int, rows: Int) -> [String] {
    let corners = usesUTF8 ? ["┌", "┐", "└", "┘"] : ["+", "+", "+", "+"]
    let (level, upright) = usesUTF8 ? ("─", "│") : ("-", "|")
    let inner = columns - 2
    let edge = String(repeating: level, count: inner)
    let word =
      usesUTF8 || text.cellWidth <= inner ? text.cut(to: inner) : String(text.prefix(inner))
    let left = String(repeating: " ", count: (inner - word.cellWidth) / 2)
    let middle = (0..<rows - 2).map { row in
      upright + (row == (rows - 3) / 2 ? left + word : "").fit(inner) + upright
    }
    return [corners[0] + edge + corners[1]] + middle + [corners[2] + edge + corners[3]]
  }
}
