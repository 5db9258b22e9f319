import HackerNews

/// How long a list of stories takes over a distance, and what each costs of the processor.
///
/// The ideal is what the distance alone takes: the list, then the stories in full waves.
struct StoriesFromAfar: Measure {
  var width: Int
  var limit: Double
  private static let distance = 50

  func measurements(on bench: Bench) async throws -> [Measurement] {
    let count = bench.storyCount
    var times: [Double] = []
    var costs: [Double] = []
    for _ in 0..<bench.rounds {
      let began = ContinuousClock.now
      let used = processorTime()
      try await Self.load(count, from: bench.address(milliseconds: Self.distance), width: width)
      times.append(began.duration(to: .now) / .seconds(1))
      costs.append((processorTime() - used) / .milliseconds(1) / Double(count))
    }
    let name = "\(count) stories, \(Self.distance) ms away, \(width) at a time"
    let waves = 1 + (count + width - 1) / width
    let ideal = Double(waves * Self.distance) / 1_000
    return [
      Measurement(name, Bench.median(times), "s", ideal: ideal, atMost: limit),
      Measurement(
        "processor time a story, \(width) at a time", Bench.median(costs), "ms", ideal: 0.4),
    ]
  }

  private static func load(_ count: Int, from address: String, width: Int) async throws {
    let client = try Bench.client(of: address, width: width)
    let ids = try await client.ids(in: .new)
    guard ids.count >= count else { throw Unmeasurable(description: "only \(ids.count) stories") }
    try await Bench.items(Array(ids.prefix(count)), of: client)
  }
}
