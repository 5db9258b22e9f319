/// A range of values as a piece of a row; rows with one scale can be compared.
public enum RangeBar {
  /// The range from `low` to `high` in exactly `width` cells.
  ///
  /// It fills half a cell at least, half cells being the steps. Where the scale goes through zero,
  /// zero is marked. A bound that is missing or not finite leaves the row blank.
  ///
  /// - Parameters:
  ///   - low: the lower bound.
  ///   - high: the upper bound.
  ///   - scale: the values at both edges of the row; beyond them nothing is drawn.
  ///   - width: in cells.
  ///   - glyphs: the characters to draw with.
  /// - Returns: one line.
  public static func text(
    low: Double?, high: Double?, on scale: ChartScale, width: Int, glyphs: ChartGlyphs
  ) -> String {
    let width = max(0, width)
    guard let low = low.finite, let high = high.finite, low <= high else {
      return String(repeating: " ", count: width)
    }
    let halves = Double(2 * width)
    let isFlat = scale.lowest >= scale.highest
    let start = isFlat ? 0 : Int((scale.place(of: low) * halves).rounded())
    let end = isFlat ? 2 * width : Int((scale.place(of: high) * halves).rounded())
    let first = min(start, 2 * width - 1)
    let covered = first..<max(first + 1, end)
    let zero = scale.lowest < 0 && scale.highest > 0 ? zeroCell(on: scale, width: width) : nil
    return String(
      (0..<width).map { cell in
        switch (covered.contains(2 * cell), covered.contains(2 * cell + 1)) {
        case (true, true): glyphs.range.full
        case (true, false): glyphs.range.left
        case (false, true): glyphs.range.right
        case (false, false): cell == zero ? glyphs.track.zero : glyphs.track.plain
        }
      })
  }

  private static func zeroCell(on scale: ChartScale, width: Int) -> Int {
    min(width - 1, Int(scale.place(of: 0) * Double(width)))
  }
}
