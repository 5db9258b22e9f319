/// How long a new story takes from the service, which pushes it, until `news watch` has printed it.
struct PushedStories {
  private let count: Int

  init(_ options: MeasuringOptions) { count = options.isQuick ? 3 : 50 }

  func measurements() async throws -> [Measurement] {
    let origin = try PushOriginProcess()
    defer { origin.end() }
    let watch = try await ToldWatch(of: origin.control)
    defer { watch.end() }
    var times: [Double] = []
    for _ in 0..<count {
      let began = ContinuousClock.now
      let newest = try await origin.control.act([.story]).newest
      let printed = try watch.nextStory()
      times.append(began.duration(to: .now) / .milliseconds(1))
      guard printed.id == newest, printed.event == .new else {
        throw Unmeasurable(description: "\(printed.id) was printed in place of \(newest)")
      }
    }
    return [
      Measurement("pushed until printed, median", Bench.median(times), "ms", ideal: 100),
      Measurement(
        "pushed until printed, worst of \(count)", times.max() ?? .infinity, "ms", ideal: 1_000),
    ]
  }
}
