/// A figure, and the bound it is held against.
struct Measurement: Figure, Equatable {
  /// What was measured.
  var name: String
  var value: Double
  var unit: String
  /// The ideal, or the bound itself, in the same unit.
  var ideal: Double
  /// How many times worse than the ideal the value is.
  var ratio: Double
  /// The largest ratio that was promised.
  var limit: Double
  /// What it comes from where that says more than the value, such as a number for each hour; in the same unit.
  var course: [Double] = []

  var isMet: Bool { ratio <= limit }

  /// A value that should be small: at most `limit` times the ideal.
  init(_ name: String, _ value: Double, _ unit: String, ideal: Double, atMost limit: Double = 1) {
    (self.name, self.value, self.unit) = (name, value, unit)
    (self.ideal, self.limit) = (ideal, limit)
    ratio = value / ideal
  }

  /// A value that should be large.
  init(_ name: String, _ value: Double, _ unit: String, atLeast ideal: Double) {
    self.init(name, value, unit, ideal: ideal)
    ratio = ideal / value
  }

  /// A count that should be exactly this.
  init(_ name: String, _ value: Double, _ unit: String, exactly ideal: Double) {
    self.init(name, value, unit, ideal: ideal)
    ratio = 1 + (value - ideal).magnitude / ideal
  }
}
