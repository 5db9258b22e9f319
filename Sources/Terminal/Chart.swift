/// A list of values over time, to be drawn: a line or bars, and a text that says what they show.
public struct Chart: Sendable {
  /// How the values are drawn.
  public enum Shape: Sendable {
    /// A line between the lowest and the highest value.
    case line
    /// Bars that stand on zero.
    case bars
  }

  /// What the values are, such as `temperature`.
  public var name: String
  /// Their unit, such as `°C`.
  public var unit: String
  /// The time they cover, such as `Mon 14:00 to Tue 13:00`.
  public var span: String
  /// In order of time; a missing value, or one that is not finite, is a gap.
  public var values: [Double?]
  /// Line or bars.
  public var shape: Shape
  /// What becomes of several values in one column.
  public var reduction: ChartReduction
  /// Writes a value without its unit.
  public var format: @Sendable (Double) -> String

  /// A chart of `values`; the texts must be safe.
  public init(
    _ name: String, unit: String, span: String, values: [Double?], shape: Shape,
    reduction: ChartReduction, format: @escaping @Sendable (Double) -> String
  ) {
    self.name = name
    self.unit = unit
    self.span = span
    self.values = values
    self.shape = shape
    self.reduction = reduction
    self.format = format
  }

  /// What is drawn, in words: unit, lowest and highest of all values, and the time they cover.
  public var caption: String {
    let known = values.compactMap(\.finite)
    guard let lowest = known.min(), let highest = known.max() else {
      return "\(name): no values, \(span)"
    }
    let gaps = values.count - known.count
    let missing = gaps == 0 ? "" : ", \(gaps) of \(values.count) missing"
    let range = known.count == 1 ? format(lowest) : "\(format(lowest)) to \(format(highest))"
    return "\(name): \(range)\(unit.isEmpty ? "" : " ")\(unit), \(span)\(missing)"
  }

  /// The drawing without any text, in rows as wide as the columns; none with fewer than two values.
  ///
  /// `scale` is for lines, where charts share one; their own values make it otherwise.
  public func plot(
    columns: ChartColumns, height: Int, glyphs: ChartGlyphs, scale: ChartScale? = nil
  ) -> [String] {
    let known = values.compactMap(\.finite)
    guard known.count > 1, columns.valueCount == values.count else { return [] }
    switch shape {
    case .bars:
      return BarPlot(
        values: values, columns: columns, height: height, reduction: reduction, glyphs: glyphs
      ).rows
    case .line:
      guard let scale = scale ?? ChartScale(of: known) else { return [] }
      return LinePlot(
        values: values, columns: columns, height: height, reduction: reduction, glyphs: glyphs,
        scale: scale
      ).rows
    }
  }

  /// The caption and the drawing below it, no line wider than `width`.
  public func lines(width: Int, height: Int, glyphs: ChartGlyphs) -> [String] {
    let columns = ChartColumns(values: values.count, width: width)
    return caption.wrapped(to: width) + plot(columns: columns, height: height, glyphs: glyphs)
  }
}
