extension Subcommand {
  static let images = Subcommand(
    name: "images", options: "[--json] [--quick]",
    summary:
      "measures posters from bytes to pixels of cells beside a copy of memory; a release build "
      + "is meant; status 1 if a figure is over its limit"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    describeMachine()
    let report = MeasurementReport(options, heading: Measurement.heading)
    try await report.add("PosterTime") { try PosterTime().measurements(isQuick: options.isQuick) }
    try report.end()
  }
}
