/// Dots that become characters: eight to a cell in braille, one in ASCII.
struct DotCanvas {
  private let columns: Int
  private let height: Int
  private let glyphs: ChartGlyphs
  /// Dots in a cell, across and down.
  private let across: Int
  private let down: Int
  /// By column of dots; levels count from the bottom.
  private var dots: [Set<Int>]

  init(columns: Int, rows height: Int, glyphs: ChartGlyphs) {
    self.columns = columns
    self.height = height
    self.glyphs = glyphs
    across = glyphs == .unicode ? 2 : 1
    down = glyphs == .unicode ? 4 : 1
    dots = Array(repeating: [], count: columns * across)
  }

  /// Columns of dots.
  var dotColumns: Int { dots.count }

  /// The level of dots at a place from 0, the bottom, to 1.
  func level(of place: Double) -> Int { Int((place * Double(height * down - 1)).rounded()) }

  /// Sets the dot at a level of a column, and those between it and where the column before left off.
  mutating func fill(column: Int, from previous: Int, to level: Int) {
    // The step belongs to the later column, but for the dot where the earlier one stands.
    let first = previous < level ? previous + 1 : previous > level ? previous - 1 : level
    dots[column].formUnion(min(first, level)...max(first, level))
  }

  /// The rows from top to bottom; a line at the level of zero is drawn where no dot is.
  func rows(zeroAt zero: Int?) -> [String] {
    (0..<height).reversed().map { row in
      let isZero = zero.map { $0 / down == row } ?? false
      return String(
        (0..<columns).map { column in
          character(column: column, row: row) ?? (isZero ? glyphs.zeroLine : " ")
        })
    }
  }

  private func character(column: Int, row: Int) -> Character? {
    guard glyphs == .unicode else { return dots[column].contains(row) ? "*" : nil }
    var pattern: UInt32 = 0
    for side in 0..<across {
      for level in 0..<down where dots[column * across + side].contains(row * down + level) {
        pattern |= Self.bits[side][level]
      }
    }
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return nil }
    return Character(scalar)
  }

  /// The bits of the braille dots, by side and from the bottom up.
  ///
  /// Source: Unicode, block U+2800.
  private static let bits: [[UInt32]] = [[0x40, 0x04, 0x02, 0x01], [0x80, 0x20, 0x10, 0x08]]
}
