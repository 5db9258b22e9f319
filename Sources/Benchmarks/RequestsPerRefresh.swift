import AsyncOperators
import Demo
import HackerNews
import LoopbackServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a refresh of a watched feed asks the server, as the server counts it.
struct RequestsPerRefresh: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    try await withDemoHackerNews(
      now: 1_700_000_000, seed: 1, interval: .seconds(3_600), clock: ContinuousClock()
    ) { demo in
      let client = try Bench.client(of: demo.baseURL, width: 16)
      let model = FeedModel(
        client: client, feed: .new, limit: 30, clock: ContinuousClock(), now: { Date() })
      try await model.load(.new)
      let idle = try await Self.requests(of: model, to: demo)
      let newStories = 7
      for _ in 0..<newStories { demo.move(seconds: 60) }
      let busy = try await Self.requests(of: model, to: demo)
      guard model.snapshots.value.arrivals.count == newStories else {
        throw Unmeasurable(description: "not all of \(newStories) new stories came")
      }
      return [
        Measurement("requests a refresh, nothing new", idle, "", exactly: 1),
        Measurement(
          "requests a refresh, \(newStories) new stories", busy, "",
          exactly: Double(1 + newStories)),
      ]
    }
  }

  private static func requests(of model: FeedModel, to demo: DemoService) async throws -> Double {
    let before = demo.server.statistics.requests
    try await model.load(.new)
    return Double(demo.server.statistics.requests - before)
  }
}
