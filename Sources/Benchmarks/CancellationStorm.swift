import AsyncOperators
import HackerNews
import LoopbackServer

/// Many requests that are cancelled at a random moment around their answer: each has to return.
struct CancellationStorm: Measure {
  private static let bound = Duration.seconds(60)

  func measurements(on bench: Bench) async throws -> [Measurement] {
    let count = bench.isQuick ? 200 : 20_000
    let name = "\(count) random cancellations"
    return try await withLoopbackServer { request in
      var response = LoopbackResponse.json("null")
      response.delay = .microseconds(Int.random(in: 0...3_000))
      return response
    } while: { server in
      let client = try Bench.client(of: server.address, width: 16)
      let began = ContinuousClock.now
      try await withinBound(Self.bound, name) {
        _ = await (1...count).concurrentMap(maxConcurrency: 16) { id in
          await Self.cancelledRequest(for: id, of: client)
        }
      }
      let statistics = server.statistics
      guard bench.isQuick || min(statistics.answers, statistics.abandonedRequests) > count / 10
      else { throw Unmeasurable(description: "the moments of cancelling missed the answers") }
      let seconds = began.duration(to: .now) / .seconds(1)
      return [Measurement(name, seconds, "s", ideal: Self.bound / .seconds(1))]
    }
  }

  private static func cancelledRequest(for id: Int, of client: HackerNewsClient) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { _ = try? await client.item(id) }
      group.addTask { try? await Task.sleep(for: .microseconds(Int.random(in: 0...4_000))) }
      await group.next()
      group.cancelAll()
    }
  }
}
