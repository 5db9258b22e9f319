extension Subcommand {
  static let operators = Subcommand(
    name: "operators", options: "[--json] [--only NAME] [--quick]",
    summary: "measures AsyncOperators beside forms written by hand on AsyncStream and beside what "
      + "cannot be done without; a release build is meant; --only takes the rows whose names begin "
      + "so; status 1 if a figure misses its target"
  ) { arguments in
    let options = try OperatorOptions(arguments)
    let cases = try options.chosen(of: OperatorCase.all)
    describeMachine()
    if let time = await LineTransfer.nanoseconds() {
      note("what one processor writes takes \(threeDigits(time)) ns to another")
    }
    let report = MeasurementReport(options.measuring, heading: OperatorFigure.heading)
    for operatorCase in cases {
      try await report.add(operatorCase.name) {
        [try await operatorCase.figure(isQuick: options.measuring.isQuick)]
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
