/// One thing to measure, which brings one figure or a few.
protocol Measure: Sendable {
  /// Measures it, in a few rounds of which the median counts unless the type says otherwise.
  ///
  /// - Throws: `Unmeasurable` where this machine lacks what it takes, or why it failed.
  func measurements(on bench: Bench) async throws -> [Measurement]
}

/// Why something could not be measured.
struct Unmeasurable: Error, CustomStringConvertible {
  var description: String
}
