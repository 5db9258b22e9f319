import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// A feed that cannot be reached, whose client has a cache.
@Suite(.timeLimit(.minutes(5))) struct FeedOutageTests {
  private static let outage = HTTPError.unreachable(host: "news.example", reason: "no route")
  private static let down = ScriptedTransport { _ throws(HTTPError) in throw outage }

  @Test func `a feed that cannot be reached is on show as it was kept, with its age`() throws {
    let cache = try MemoryCache.filled([3, 2, 1, 4])
    #expect(cache.names == ["list/new", "item/1", "item/2", "item/3"])
    let bench = try FeedBench(Self.down, cache: cache)
    bench.clock.advance(by: .seconds(3600))
    let run = bench.run()
    #expect(bench.rows == "1:3 2:2 3:1")
    #expect(bench.snapshot.rows.first?.item?.title == "t3")
    #expect(bench.snapshot.updatedAt == Date(timeIntervalSince1970: 0))
    #expect(bench.snapshot.delivery == .offline && bench.snapshot.arrivals == [])
    guard case .retrying(_, failures: 1, .http(Self.outage)) = bench.snapshot.state else {
      Issue.record("\(bench.snapshot.state)")
      return
    }
    #expect(bench.snapshot.traffic == Traffic(requests: 1, failures: 1, fromDisk: 4))
    bench.pass(.seconds(0.5))
    #expect(bench.snapshot.traffic == Traffic(requests: 2, failures: 2, fromDisk: 4))
    #expect(bench.rows == "1:3 2:2 3:1")
    bench.end(run)
  }

  @Test(arguments: [
    (HTTPError.unreachable(host: "h", reason: "r"), true), (.unknownHost("h"), true),
    (.timedOut(endpoint: "h/e", after: .seconds(1)), true),
    (.insecure(host: "h", reason: "r"), true), (.status(503, endpoint: "h/e"), true),
    (.slowDown(endpoint: "h/e", retryAfter: nil), true), (.status(404, endpoint: "h/e"), false),
    (.undecodable(endpoint: "h/e", reason: "r"), false), (.unavailable(reason: "r"), false),
  ]) func `only an outage brings back what was kept`(error: HTTPError, isShown: Bool) throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    let bench = try FeedBench(
      ScriptedTransport { _ throws(HTTPError) in throw error }, cache: cache)
    let run = bench.run()
    #expect(bench.rows == (isShown ? "1:3 2:2 3:1" : ""))
    #expect((bench.snapshot.updatedAt == nil) == !isShown)
    bench.end(run)
  }

  @Test func `a feed that is brought once is on show as it was kept, too`() async throws {
    let model = FeedModel(
      client: try client(Self.down, cache: try MemoryCache.filled([2, 1])), feed: .new, limit: 3,
      clock: ContinuousClock(), now: { Date(timeIntervalSince1970: 60) })
    await #expect(throws: HackerNewsError.http(Self.outage)) { try await model.load(.new) }
    #expect(model.snapshots.value.rows.map(\.id) == [2, 1])
    #expect(model.snapshots.value.state == .stale(.http(Self.outage)))
  }

  @Test func `without a list, or without one of its items, nothing is known`() throws {
    for name in ["list/new", "item/3"] {
      let cache = MemoryCache()
      cache.put(name == "item/3" ? FeedBench.story(3) : "[3,2]", under: name)
      let bench = try FeedBench(Self.down, cache: cache)
      let run = bench.run()
      #expect(bench.snapshot.updatedAt == nil && bench.rows == "")
      #expect(bench.snapshot.traffic.fromDisk == 0)
      bench.end(run)
    }
  }

  @Test func `what is no item or no list any more is as good as not there`() throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    cache.put("{", under: "item/3")
    cache.put(#"{"id":7,"type":"story","title":"another"}"#, under: "item/2")
    let bench = try FeedBench(Self.down, cache: cache)
    let run = bench.run()
    #expect(bench.rows == "1:3! 2:2! 3:1")
    #expect(bench.snapshot.gaps.map(\.reason) == [.failed(Self.outage), .failed(Self.outage)])
    bench.end(run)
    cache.put("no list", under: "list/new")
    let other = try FeedBench(Self.down, cache: cache)
    let otherRun = other.run()
    #expect(other.rows == "")
    other.end(otherRun)
  }

  @Test func `after an outage what was not kept is told as new`() throws {
    let cache = try MemoryCache.filled([3, 2])
    let transport = ScriptedTransport()
    transport["newstories.json"] = nil
    let bench = try FeedBench(
      ScriptedTransport { request async throws(HTTPError) in
        let path = ScriptedTransport.path(request)
        guard transport["newstories.json"] != nil else { throw Self.outage }
        return HTTPResponse(status: 200, body: Data((transport[path] ?? "null").utf8))
      }, cache: cache)
    let run = bench.run()
    #expect(bench.rows == "1:3 2:2")
    transport["newstories.json"] = "[5,4,3]"
    for id in [4, 5] { transport["item/\(id).json"] = FeedBench.story(id) }
    bench.pass(.seconds(0.5))
    #expect(bench.rows == "1:5+ 2:4+ 3:3~1" && bench.arrivals == [4, 5])
    #expect(
      bench.transport.paths == ["item/4.json", "item/5.json", "newstories.json"],
      "what was printed is not asked for again")
    #expect(bench.snapshot.state == .current && bench.snapshot.delivery == .poll)
    bench.end(run)
  }

  @Test func `where scores are on show all that was kept is asked for after an outage`() throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    let service = FeedBench.service([.new: [3, 2, 1]])
    let isDown = ScriptedTransport(["down": "yes"])
    let bench = try FeedBench(
      ScriptedTransport { request async throws(HTTPError) in
        if isDown["down"] != nil { throw Self.outage }
        return try await service.send(request)
      }, followsScores: true, cache: cache)
    let run = bench.run()
    isDown["down"] = nil
    service["item/2.json"] = FeedBench.story(2, points: 50)
    bench.pass(.seconds(0.5))
    #expect(bench.snapshot.rows.map { $0.item?.points } == [1, 50, 1])
    #expect(
      service.paths == [
        "item/1.json", "item/2.json", "item/3.json", "newstories.json", "updates.json",
      ])
    bench.end(run)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `whatever runs first, the feed chosen last is on show`(seed: UInt64) throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    cache.put("[9,8]", under: "list/top")
    cache.put(FeedBench.story(9), under: "item/9")
    let bench = try FeedBench(Self.down, seed: seed, cache: cache)
    let task = bench.executor.start { [model = bench.model, choice = bench.choice] in
      await model.run(feeds: choice.values(), interval: .seconds(60))
    }
    bench.choice.send(.top)
    bench.executor.drain()
    #expect(bench.snapshot.feed == .top && bench.rows == "1:9 2:8!")
    bench.end(task)
  }
}
