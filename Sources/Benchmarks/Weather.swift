extension Subcommand {
  static let weather = Subcommand(
    name: "weather", options: "[--json] [--quick]",
    summary: "measures `weather London` as a process against a stated ideal; a release build and a "
      + "quiet machine are meant; status 1 if a figure is over its limit"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    let server = try Child("benchmarks", [sky.name], output: .pipe)
    guard let address = try server.readLine() else {
      throw Unmeasurable(description: "the server of the measurements did not start")
    }
    describeMachine()
    let report = MeasurementReport(options, heading: Measurement.heading)
    try await report.add("WeatherTime") {
      try WeatherTime(address: address).measurements(rounds: options.isQuick ? 1 : 31)
    }
    server.end()
    try report.end()
  }
}
