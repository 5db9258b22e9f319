/// What an operator costs, beside the form people write by hand and what it cannot do without.
struct OperatorFigure: Figure, Equatable {
  /// What was measured one right after the other.
  struct Round: Equatable {
    var own: Double
    var handWritten: Double?
    var floor: Double?
  }

  var name: String
  var unit: String
  var target: OperatorTarget
  /// One at least; of all that is read from them the median counts.
  var rounds: [Round]

  var value: Double { Bench.median(rounds.map(\.own)) }
  var handWritten: Double? { median { $0.handWritten } }
  var floor: Double? { median { $0.floor } }
  /// Of the ratios of each round, on which the speed of the machine at the time has no part.
  var handWrittenRatio: Double? { median { round in round.handWritten.map { round.own / $0 } } }
  var floorRatio: Double? { median { round in round.floor.map { round.own / $0 } } }

  /// A target that cannot be reckoned is not met.
  var isMet: Bool {
    switch target {
    case .atMost(let most): value <= most
    case .timesHandWritten(let most): (handWrittenRatio ?? .nan) <= most
    case .timesFloor(let most): (floorRatio ?? .nan) <= most
    }
  }

  private func median(_ part: (Round) -> Double?) -> Double? {
    let values = rounds.compactMap(part)
    return values.isEmpty ? nil : Bench.median(values)
  }
}
