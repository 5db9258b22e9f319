extension Subcommand {
  static let push = Subcommand(
    name: "push", options: "[--json] [--quick]",
    summary: "measures what following a feed by push costs: requests, time and memory, over "
      + "sockets and hours that pass at once; a release build is meant; status 1 if a figure is "
      + "over its limit"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    describeMachine()
    let report = MeasurementReport(options, heading: Measurement.heading)
    try await report.add("PushedHour") { try await PushedHour(options).measurements() }
    try await report.add("PushedStories") { try await PushedStories(options).measurements() }
    try await report.add("PushedBurst") { try await PushedBurst(options).measurements() }
    try await report.add("PushedDay") { try PushedDay(options).measurements() }
    try report.end()
  }
}
