/// The memory of a process that follows a feed for a day, hour by hour.
struct PushedDay {
  /// How many hours until everything has been needed once.
  private static let settled = 4
  private let hours: Int
  private let steps: Int

  init(_ options: MeasuringOptions) {
    hours = options.isQuick ? 5 : 24
    steps = options.isQuick ? 12 : PushScript.stepsAnHour
  }

  func measurements() throws -> [Measurement] {
    let origin = try PushOriginProcess()
    defer { origin.end() }
    let child = try Child(
      "benchmarks", ["pushed-day", origin.control.address, "\(hours)", "\(steps)"], output: .pipe)
    var course: [Double] = []
    while course.count < hours, let line = try child.readLine(), let bytes = Double(line) {
      course.append(bytes / 1_000_000)
    }
    guard course.count == hours, child.wait() == 0 else {
      throw Unmeasurable(description: "the process that measures memory has failed")
    }
    var growth = Measurement(
      "memory grown, hour \(Self.settled) to \(hours)",
      max(0, course[hours - 1] - course[Self.settled - 1]), "MB", ideal: 1)
    growth.course = course
    return [growth]
  }
}

extension Subcommand {
  static let pushedDay = Subcommand(
    name: "pushed-day", options: "ADDRESS HOURS STEPS",
    summary: "follows what 'push-origin' serves for hours of so many steps and prints the memory "
      + "after each; 'push' runs it in a process of its own"
  ) { arguments in
    guard let address = arguments.first else { throw UsageError(text: "which address?") }
    var rest = arguments.dropFirst()
    let hours: Int = try rest.popNumber(for: "HOURS", in: 1...1_000)
    let steps: Int = try rest.popNumber(for: "STEPS", in: 1...PushScript.stepsAnHour)
    let control = try PushControl(address: address)
    try await withinBound(.seconds(1_200), "PushedDay") {
      try await PushedWatch(of: control, isPushed: true).follow { watch in
        for hour in 0..<hours {
          for step in 0..<steps { try await watch.take(hour * steps + step, of: .usualHour) }
          say("\(try ProcessMemory.own().now)")
        }
      }
    }
  }
}
