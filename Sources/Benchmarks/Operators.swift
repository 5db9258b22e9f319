extension Subcommand {
  static let operators = Subcommand(
    name: "operators", options: "[--json] [--quick]",
    summary: "measures AsyncOperators beside forms written by hand on AsyncStream and beside what "
      + "cannot be done without; a release build is meant; status 1 if a figure misses its target"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    describeMachine()
    let report = MeasurementReport(options, heading: OperatorFigure.heading)
    for operatorCase in OperatorCase.all {
      try await report.add(operatorCase.name) {
        [try await operatorCase.figure(isQuick: options.isQuick)]
      }
    }
    try report.end()
  }
}

extension OperatorCase {
  /// Where neither a time nor a ratio was promised, an operator should cost no more than its form by hand.
  static let noPromise = OperatorTarget.timesHandWritten(1)

  static let all: [OperatorCase] =
    timers + removingDuplicates + debouncing + throttling + merging + combining + sharing
    + subjects + switching + mapping
}
