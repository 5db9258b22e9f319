import HackerNews

/// How many items a second come from nearby, decoded.
struct RequestsPerSecond: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let client = try Bench.client(of: bench.address(milliseconds: 0), width: 16)
    let ids = try await client.ids(in: .new)
    let lists = bench.isQuick ? 1 : 10
    var rates: [Double] = []
    for _ in 0..<bench.rounds {
      let began = ContinuousClock.now
      for _ in 0..<lists { try await Bench.items(ids, of: client) }
      rates.append(Double(lists * ids.count) / (began.duration(to: .now) / .seconds(1)))
    }
    return [
      Measurement("requests a second, no distance", Bench.median(rates), "/s", atLeast: 5_000)
    ]
  }
}
