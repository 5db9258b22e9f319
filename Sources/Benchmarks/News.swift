extension Subcommand {
  static let news = Subcommand(
    name: "news", options: "[--json] [--quick]",
    summary: "measures Hacker News from the socket to the tool against stated ideals; a release "
      + "build and a quiet machine are meant; status 1 if a figure is over its limit"
  ) { arguments in
    let options = try MeasuringOptions(arguments)
    let server = try Child("benchmarks", ["origin"], output: .pipe)
    guard let address = try server.readLine() else {
      throw Unmeasurable(description: "the server of the measurements did not start")
    }
    describeMachine()
    let bench = Bench(isQuick: options.isQuick, origin: address)
    let report = MeasurementReport(options, heading: Measurement.heading)
    for measure in measures {
      try await report.add("\(type(of: measure))") { try await measure.measurements(on: bench) }
    }
    server.end()
    try report.end()
  }

  private static let measures: [any Measure] = [
    StoriesFromAfar(width: 16, limit: 1.12), StoriesFromAfar(width: 32, limit: 1.15),
    RequestsPerSecond(), RequestsPerRefresh(), StartTime(), ListTime(), PeakMemory(),
    MemoryGrowth(), CancellationDelay(), CancellationStorm(),
    ViewKeys(), ViewThread(), ViewAtRest(),
  ]
}
