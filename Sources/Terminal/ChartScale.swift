/// Between which values a chart is drawn.
public struct ChartScale: Equatable, Sendable {
  /// The value at the lower end.
  public let lowest: Double
  /// The value at the upper end.
  public let highest: Double

  /// A scale between two values, in any order.
  public init(_ one: Double, _ other: Double) {
    lowest = min(one, other)
    highest = max(one, other)
  }

  /// From the lowest to the highest of the values, and to zero if one of them is negative.
  ///
  /// Nil without a value. Missing values, and those that are not finite, do not count.
  public init?(of values: some Sequence<Double?>) {
    let known = values.compactMap(\.finite)
    guard let lowest = known.min(), let highest = known.max() else { return nil }
    self.init(lowest, lowest < 0 ? max(0, highest) : highest)
  }

  /// Where a value stands, from 0 at the lower end to 1 at the upper; half where there is one value only.
  public func place(of value: Double) -> Double {
    guard lowest < highest, value.isFinite else { return 0.5 }
    // Halves: the whole distance of great numbers may have no value.
    let place = (value / 2 - lowest / 2) / (highest / 2 - lowest / 2)
    return min(1, max(0, place))
  }
}
