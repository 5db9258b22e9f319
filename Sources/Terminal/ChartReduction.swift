/// What becomes of several values that have only one column.
public enum ChartReduction: Sendable {
  /// Their mean, as of temperatures.
  case mean
  /// Their sum, as of rain.
  case sum
  /// The greatest of them, as of wind.
  case maximum

  /// One value for `values`; those that are missing or not finite are left out, nil if none is left.
  public func value(of values: some Sequence<Double?>) -> Double? {
    let known = values.compactMap(\.finite)
    guard let first = known.first else { return nil }
    switch self {
    // Divided first: a sum of great numbers may have no value.
    case .mean: return known.reduce(0) { $0 + $1 / Double(known.count) }
    case .sum: return known.reduce(0, +).finite ?? first
    case .maximum: return known.max()
    }
  }
}

extension Double? {
  /// This number; nil for one that is infinite or none.
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension Double {
  var finite: Double? { isFinite ? self : nil }
}
