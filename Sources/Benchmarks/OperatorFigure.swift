/// What an operator costs, beside the form people write by hand and what it cannot do without.
struct OperatorFigure: Figure, Equatable {
  var name: String
  var value: Double
  var unit: String
  var handWritten: Double?
  var floor: Double?
  var target: OperatorTarget

  var isMet: Bool { value <= limit }

  /// The target in the unit of the value; a target that cannot be reckoned is not met.
  var limit: Double {
    switch target {
    case .atMost(let most): most
    case .timesHandWritten(let ratio): ratio * (handWritten ?? .nan)
    case .timesFloor(let ratio): ratio * (floor ?? .nan)
    case .end: value
    }
  }
}
