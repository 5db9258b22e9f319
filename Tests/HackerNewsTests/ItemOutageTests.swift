import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// A feed whose list comes in while its items do not.
@Suite(.timeLimit(.minutes(5))) struct ItemOutageTests {
  private static let outage = HTTPError.status(503, endpoint: "news.example/v0/item")

  /// A service that lists 4, 3 and 2 and answers `broken` for those of them.
  private func bench(
    broken: [Int], error: HTTPError = Self.outage, cache: MemoryCache
  ) throws -> (bench: FeedBench, isDown: ScriptedTransport) {
    let service = FeedBench.service([.new: [4, 3, 2]])
    let isDown = ScriptedTransport(["down": "yes"])
    let paths = Set(broken.map { "item/\($0).json" })
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if isDown["down"] != nil, paths.contains(ScriptedTransport.path(request)) { throw error }
      return try await service.send(request)
    }
    let bench = try FeedBench(transport, cache: cache)
    // What was kept at the moment 0 is not young any more.
    bench.clock.advance(by: .seconds(3600))
    return (bench, isDown)
  }

  @Test func `where no item comes in, what was kept is on show until they do`() throws {
    let (bench, isDown) = try bench(
      broken: [4, 3, 2], cache: try MemoryCache.filled([3, 2, 1]))
    let run = bench.run()
    #expect(bench.rows == "1:3 2:2 3:1")
    #expect(bench.snapshot.updatedAt == Date(timeIntervalSince1970: 0))
    guard case .retrying(_, failures: 1, .http(Self.outage)) = bench.snapshot.state else {
      Issue.record("\(bench.snapshot.state)")
      return
    }
    isDown["down"] = nil
    bench.pass(.seconds(0.5))
    #expect(bench.rows == "1:4+ 2:3~1 3:2~2" && bench.arrivals == [4])
    #expect(bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test(arguments: [
    ([4, 3], Self.outage, true), ([4, 3, 2], .status(404, endpoint: "e"), true),
    ([4, 3, 2], Self.outage, false),
  ])
  func `where one came in, it is no outage or nothing was kept, there are gaps`(
    broken: [Int], error: HTTPError, hasCache: Bool
  ) throws {
    let cache = hasCache ? try MemoryCache.filled([3, 2, 1]) : MemoryCache()
    let (bench, _) = try bench(broken: broken, error: error, cache: cache)
    let run = bench.run()
    #expect(bench.snapshot.state == .current)
    #expect(bench.snapshot.rows.map(\.id) == [4, 3, 2])
    #expect(bench.snapshot.gaps.map(\.id) == broken)
    bench.end(run)
  }
}
