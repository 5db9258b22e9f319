/// Values as a line of braille dots, or of asterisks; a gap where a value is missing.
struct LinePlot {
  var values: [Double?]
  var columns: ChartColumns
  var height: Int
  var reduction: ChartReduction
  var glyphs: ChartGlyphs
  var scale: ChartScale

  /// The rows from top to bottom, each as wide as the columns.
  var rows: [String] {
    guard height > 0, columns.count > 0 else { return [] }
    var canvas = DotCanvas(columns: columns.count, rows: height, glyphs: glyphs)
    var previous: Int?
    for (column, value) in samples(count: canvas.dotColumns).enumerated() {
      let level = value.map { canvas.level(of: place(of: $0)) }
      if let level { canvas.fill(column: column, from: previous ?? level, to: level) }
      previous = level
    }
    return canvas.rows(zeroAt: zeroLevel(in: canvas))
  }

  private var known: [Double] { values.compactMap(\.finite) }

  /// Equal values stand at half height, whatever the scale.
  private func place(of value: Double) -> Double {
    known.allSatisfy { $0 == known.first } ? 0.5 : scale.place(of: value)
  }

  private func zeroLevel(in canvas: DotCanvas) -> Int? {
    guard let lowest = known.min(), lowest < 0 else { return nil }
    return canvas.level(of: scale.place(of: 0))
  }

  /// One value for each column of dots: of several their reduction, between two what lies between them.
  private func samples(count: Int) -> [Double?] {
    let values = values.map(\.finite)
    return (0..<count).map { part in
      guard count > values.count else {
        return reduction.value(of: values[columns.values(in: part, of: count)])
      }
      let position = (Double(part) + 0.5) * Double(values.count) / Double(count) - 0.5
      let before = max(0, Int(position.rounded(.down)))
      let after = min(values.count - 1, before + 1)
      let share = min(1, max(0, position - Double(before)))
      guard let left = values[before], let right = values[after] else {
        return share < 0.5 ? values[before] : values[after]
      }
      return left * (1 - share) + right * share
    }
  }
}
