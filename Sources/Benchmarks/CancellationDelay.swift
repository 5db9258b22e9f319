import HackerNews
import LoopbackServer

/// How long a cancelled load keeps its caller, and how long the server does not know of it; the slowest round counts.
struct CancellationDelay: Measure {
  private static let width = 16

  func measurements(on bench: Bench) async throws -> [Measurement] {
    try await withLoopbackServer { _ in
      LoopbackResponse(fault: .stallBeforeHead)
    } while: { server in
      var free: [Double] = []
      var closed: [Double] = []
      for _ in 0..<(bench.isQuick ? 2 : 50) {
        let delays = try await Self.cancelledLoad(from: server)
        free.append(delays.free / .milliseconds(1))
        closed.append(delays.closed / .milliseconds(1))
      }
      return [
        Measurement("cancelling: until the caller is free", free.max() ?? 0, "ms", ideal: 20),
        Measurement("cancelling: until the server knows", closed.max() ?? 0, "ms", ideal: 100),
      ]
    }
  }

  private static func cancelledLoad(
    from server: LoopbackServer
  ) async throws -> (free: Duration, closed: Duration) {
    let client = try Bench.client(of: server.address, width: width)
    return try await withThrowingTaskGroup(of: ContinuousClock.Instant.self) { group in
      group.addTask {
        _ = try? await client.items(Array(1...2 * width))
        return .now
      }
      try await server.statistics { $0.openRequests == width }
      let began = ContinuousClock.now
      group.cancelAll()
      let end = try await group.next() ?? .now
      try await server.statistics { $0.openConnections == 0 }
      return (began.duration(to: end), began.duration(to: .now))
    }
  }
}
