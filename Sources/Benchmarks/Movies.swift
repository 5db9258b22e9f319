extension Subcommand {
  static let movies = Subcommand(
    name: "movies", options: "[--json] [--quick]",
    summary:
      "measures pages of films over a distance against what the distance alone takes; a release "
      + "build is meant; status 1 if a figure is over its limit"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    describeMachine()
    let report = MeasurementReport(options, heading: Measurement.heading)
    try await report.add("PagesFromAfar") {
      try await PagesFromAfar().measurements(rounds: options.isQuick ? 1 : 15)
    }
    try report.end()
  }
}
