/// What was promised of an operator.
enum OperatorTarget: Sendable, Equatable {
  /// So much in the unit of the figure.
  case atMost(Double)
  /// So many times the form on `AsyncStream` that people write by hand.
  case timesHandWritten(Double)
  /// So many times what it cannot do without.
  case timesFloor(Double)

  /// How many rounds it takes to tell; ratios of times vary most, and times are short.
  var rounds: Int {
    switch self {
    case .atMost: 5
    case .timesHandWritten, .timesFloor: 15
    }
  }
}
