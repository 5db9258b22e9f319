import HackerNews

/// How much more memory is in use after many requests.
struct MemoryGrowth: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let client = try Bench.client(of: bench.address(milliseconds: 0), width: 16)
    let ids = try await client.ids(in: .new)
    let lists = bench.isQuick ? 1 : 20
    for _ in 0..<lists { try await Bench.items(ids, of: client) }
    let before = try ProcessMemory.own().now
    for _ in 0..<(4 * lists) { try await Bench.items(ids, of: client) }
    let growth = try ProcessMemory.own().now - before
    let (from, to) = (lists * ids.count, 5 * lists * ids.count)
    return [
      Measurement(
        "memory grown, request \(from) to \(to)", Double(max(0, growth)) / 1_000_000, "MB",
        ideal: 1)
    ]
  }
}
