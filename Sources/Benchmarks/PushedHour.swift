/// What an hour of 30 stories asks the server, as the server counts it: by push, and by polling every minute.
struct PushedHour {
  private let script = PushScript.busyHour
  private let steps: Int

  init(_ options: MeasuringOptions) {
    steps = options.isQuick ? PushScript.stepsAnHour / 4 : PushScript.stepsAnHour
  }

  /// The bound is a request for each new story, for each story on show that changed, and for each stream that broke.
  func measurements() async throws -> [Measurement] {
    let kinds: [KeyPath<PushScript, Double>] = [\.stories, \.votes, \.drops]
    let bound = kinds.reduce(0) { $0 + script.total(of: $1, in: steps) }
    let pushed = try await requests(isPushed: true)
    let polled = try await requests(isPushed: false)
    return [
      Measurement("requests an hour by push", Double(pushed), "", ideal: Double(bound)),
      Measurement(
        "requests an hour by push, against polling", Double(pushed), "", ideal: Double(polled)),
    ]
  }

  /// What is asked behind the beginning.
  private func requests(isPushed: Bool) async throws -> Int {
    let origin = try PushOriginProcess()
    defer { origin.end() }
    let control = origin.control
    return try await withinBound(.seconds(300), "PushedHour") {
      try await PushedWatch(of: control, isPushed: isPushed).follow { watch in
        let before = try await control.act([]).requests
        for step in 0..<steps { try await watch.take(step, of: script) }
        return try await control.act([]).requests - before
      }
    }
  }
}
