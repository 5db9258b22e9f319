import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// A feed whose client has a cache: what is put there, and what is asked for all the same.
@Suite(.timeLimit(.minutes(5))) struct FeedCacheTests {
  /// How old an item was when it was kept, how long that is ago, and whether it holds; in seconds.
  @Test(arguments: [
    (0, 59, true), (0, 60, false), (600, 59, true), (600, 60, false), (3600, 359, true),
    (3600, 360, false), (86_400, 599, true), (86_400, 600, false), (-500, 59, true),
    (-500, 60, false), (86_400, -60, true), (86_400, -61, false),
  ])
  func `an item holds for a tenth of its age, between one minute and ten`(
    age: Int, passed: Int, holds: Bool
  ) throws {
    let cache = MemoryCache()
    cache.pass(1_000_000)
    cache.put(
      #"{"id":2,"type":"story","title":"kept","time":\#(1_000_000 - age)}"#, under: "item/2")
    let bench = try FeedBench(FeedBench.service([.new: [2]]), cache: cache)
    bench.clock.advance(by: .seconds(1_000_000 + passed))
    let run = bench.run()
    #expect(bench.transport.paths == (holds ? [] : ["item/2.json"]) + ["newstories.json"])
    #expect(bench.snapshot.rows.map { $0.item?.title } == [holds ? "kept" : "t2"])
    #expect(
      bench.snapshot.traffic == Traffic(requests: holds ? 1 : 2, fromDisk: holds ? 1 : 0))
    bench.end(run)
  }

  @Test func `what is known from the cache counts as known from then on`() throws {
    let bench = try FeedBench(
      FeedBench.service([.new: [3, 2, 1]]), followsScores: true,
      cache: try MemoryCache.filled([3, 2]))
    let run = bench.run()
    #expect(bench.transport.paths == ["item/1.json", "newstories.json"])
    bench.transport["updates.json"] = #"{"items":[2,77],"profiles":[]}"#
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/2.json", "newstories.json", "updates.json"])
    #expect(bench.snapshot.traffic == Traffic(requests: 5, fromMemory: 2, fromDisk: 2))
    bench.end(run)
  }

  @Test func `who wishes everything anew gets nothing from the cache`() throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]), cache: cache)
    let run = bench.run()
    #expect(bench.transport.paths == ["newstories.json"])
    cache.put(FeedBench.story(4), under: "item/4")
    bench.transport["newstories.json"] = "[4,3,2]"
    bench.transport.forgetRequests()
    bench.executor.start { [model = bench.model] in await model.refresh() }
    bench.executor.drain()
    #expect(
      bench.transport.paths == ["item/2.json", "item/3.json", "item/4.json", "newstories.json"])
    bench.end(run)
  }

  @Test func `what is gone for certain is forgotten, what failed is kept as it was`() throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    let transport = FeedBench.service([.new: [3, 2, 1]])
    transport["item/1.json"] = "null"
    transport["item/2.json"] = #"{"id":2,"type":"story","deleted":true}"#
    transport["item/3.json"] = nil
    let bench = try FeedBench(transport, cache: cache)
    bench.clock.advance(by: .seconds(3600))
    let run = bench.run()
    #expect(bench.rows == "1:3! 2:2! 3:1!")
    #expect(cache.names == ["list/new", "item/3"])
    bench.end(run)
  }

  @Test func `a burst of pushes is not one of stored lists`() throws {
    let cache = MemoryCache()
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]), cache: cache)
    let run = bench.run()
    #expect(cache.takeStored() == ["item/1", "item/2", "item/3", "list/new"])
    for turn in 0..<50 {
      try bench.after {
        try bench.streams.line("newstories").put(turn.isMultiple(of: 2) ? "[3,1,2]" : "[3,2,1]")
      }
    }
    #expect(cache.takeStored() == [])
    try bench.after { try bench.streams.line("newstories").put("[4,3,2,1]") }
    #expect(cache.takeStored() == ["item/4"])
    bench.after { bench.feeds.clock.advance(by: .seconds(60)) }
    #expect(cache.takeStored() == ["list/new"])
    bench.end(run)
  }

  @Test(arguments: [true, false])
  func `a feed asked for while the cache is read is the one on show`(isDown: Bool) throws {
    let cache = try MemoryCache.filled([3, 2, 1])
    let bench = try FeedBench(
      ScriptedTransport { request async throws(HTTPError) in
        if request.url.path().hasSuffix("topstories.json") {
          return HTTPResponse(status: 200, body: Data("[]".utf8))
        }
        if isDown { throw .unreachable(host: "h", reason: "r") }
        return HTTPResponse(status: 200, body: Data("[3,2,1]".utf8))
      }, cache: cache)
    let outcomes = Log<HackerNewsError?>()
    func load(_ feed: Feed) {
      bench.executor.start { [model = bench.model] in
        do throws(HackerNewsError) {
          try await model.load(feed)
          outcomes.append(nil)
        } catch { outcomes.append(error) }
      }
      bench.executor.drain()
    }
    cache.gate.close()
    load(.new)
    load(.top)
    #expect(outcomes.all == [nil])
    cache.gate.open()
    bench.executor.drain()
    #expect(outcomes.all == [nil, .http(.cancelled)])
    #expect(bench.snapshot.feed == .top && bench.snapshot.state == .current)
  }
}
