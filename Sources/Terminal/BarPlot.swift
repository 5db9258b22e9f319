/// Values as bars on a zero line; no bar where a value is missing or zero.
struct BarPlot {
  /// One for each column.
  private let values: [Double?]
  private let height: Int
  private let glyphs: ChartGlyphs
  private let most: Double
  private let least: Double
  /// Whether all values are equal.
  private let isFlat: Bool

  /// Bars in `height` rows, in 3 at least where a value is negative.
  init(
    values: [Double?], columns: ChartColumns, height: Int, reduction: ChartReduction,
    glyphs: ChartGlyphs
  ) {
    self.values = (0..<columns.count).map {
      reduction.value(of: values[columns.values(in: $0)])
    }
    let known = self.values.compactMap(\.self)
    most = max(0, known.max() ?? 0)
    least = min(0, known.min() ?? 0)
    isFlat = known.allSatisfy { $0 == known.first }
    self.glyphs = glyphs
    self.height = least < 0 ? max(3, height) : max(0, height)
  }

  /// The rows from top to bottom, each as wide as the columns.
  var rows: [String] {
    guard !values.isEmpty, height > 0 else { return [] }
    guard least < 0 else {
      return bars(rows: height, bars: glyphs.bars) { place(of: $0, in: most) }
    }
    let above = rowsAbove
    let line = String(repeating: String(glyphs.zeroLine), count: values.count)
    let rising = bars(rows: above, bars: glyphs.bars) { place(of: $0, in: most) }
    let hanging = bars(rows: height - 1 - above, bars: glyphs.hangingBars) {
      place(of: -$0, in: -least)
    }
    return rising + [line] + hanging.reversed()
  }

  /// Rows above the zero line, in the proportion of the values.
  private var rowsAbove: Int {
    guard most > 0 else { return 0 }
    let share = ChartScale(least, most).place(of: 0)
    let rows = Double(height - 1) * (1 - share)
    return min(height - 2, max(1, Int(rows.rounded())))
  }

  private func place(of value: Double, in most: Double) -> Double {
    guard value > 0, most > 0 else { return 0 }
    return isFlat ? 0.5 : min(1, value / most)
  }

  /// Bars from the bottom row up, the top row first; any value above zero has one step at least.
  private func bars(
    rows: Int, bars: [Character], place: (Double) -> Double
  ) -> [String] {
    let steps = values.map { value in
      let share = value.map(place) ?? 0
      let steps = Int((share * Double(rows * bars.count)).rounded())
      return share > 0 ? max(1, steps) : 0
    }
    return (0..<rows).reversed().map { row in
      String(
        steps.map { steps in
          let rest = steps - row * bars.count
          return rest <= 0 ? " " : bars[min(rest, bars.count) - 1]
        })
    }
  }
}
