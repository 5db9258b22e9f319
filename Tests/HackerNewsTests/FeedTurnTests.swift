import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedTurnTests {
  @Test func `the late answer of an old feed is dropped`() throws {
    let gate = Gate()
    let service = FeedBench.service([.new: [1], .top: [2]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.path().hasSuffix("newstories.json") { await gate.pass() }
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    bench.choice.send(.top)
    bench.executor.drain()
    #expect(bench.snapshot.feed == .top && bench.rows == "1:2")
    let shown = bench.snapshot
    gate.open()
    bench.executor.drain()
    #expect(bench.snapshot == shown)
    bench.end(run)
  }

  @Test func `the late failure of an old feed is dropped, too`() throws {
    let gate = Gate()
    let service = FeedBench.service([.top: [2]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.path().hasSuffix("newstories.json") { await gate.pass() }
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let late: Task<Void, Never> = bench.executor.start { [model = bench.model] in
      _ = await #expect(throws: HackerNewsError.http(.cancelled)) { try await model.load(.new) }
    }
    bench.executor.drain()
    bench.executor.start { [model = bench.model] in _ = try? await model.load(.top) }
    bench.executor.drain()
    let shown = bench.snapshot
    #expect(shown.feed == .top && shown.state == .current)
    gate.open()
    bench.executor.drain()
    #expect(bench.snapshot == shown)
    bench.end(late)
  }

  @Test func `the late item of an old feed is dropped, too`() throws {
    let gate = Gate()
    let service = FeedBench.service([.new: [1, 3], .top: [2]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.path().hasSuffix("/item/1.json") { await gate.pass() }
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let late: Task<Void, Never> = bench.executor.start { [model = bench.model] in
      _ = await #expect(throws: HackerNewsError.http(.cancelled)) { try await model.load(.new) }
    }
    bench.executor.drain()
    bench.executor.start { [model = bench.model] in _ = try? await model.load(.top) }
    bench.executor.drain()
    // What readers see last is not enough: nothing may be published on the way, either.
    let seen = Log<Feed>()
    let reader = bench.executor.start { [model = bench.model] in
      for await snapshot in model.snapshots.values(bufferingPolicy: .bounded(64)) {
        seen.append(snapshot.feed)
      }
    }
    bench.executor.drain()
    gate.open()
    bench.executor.drain()
    #expect(seen.all == [.top])
    reader.cancel()
    bench.end(late)
  }

  @Test func `a feed left and chosen again shows at once what it had`() throws {
    let gate = Gate(isOpen: true)
    let service = FeedBench.service([.new: [3, 2, 1], .top: [2, 9]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      await gate.pass()
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    bench.choice.send(.top)
    bench.executor.drain()
    #expect(bench.rows == "1:2 2:9")
    bench.transport.forgetRequests()
    gate.close()
    bench.choice.send(.new)
    bench.executor.drain()
    #expect(bench.rows == "1:3 2:2 3:1")
    #expect(bench.snapshot.state == .loading(done: 0, total: nil))
    gate.open()
    bench.executor.drain()
    #expect(bench.snapshot.state == .current)
    #expect(bench.transport.paths == ["newstories.json"], "nothing known is fetched again")
    bench.end(run)
  }

  @Test func `a feed chosen during a wait for another try is brought at once`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [2]]))
    let run = bench.run()
    bench.choice.send(.top)
    bench.executor.drain()
    #expect(bench.rows == "1:2" && bench.snapshot.state == .current)
    #expect(bench.clock.sleeperCount == 1, "the tick alone")
    bench.end(run)
  }

  @Test func `cancelling ends a run wherever it waits`() throws {
    for wait in 0..<3 {
      let bench = try FeedBench(FeedBench.service(wait == 0 ? [:] : [.new: [1]]))
      let isOver = Mutex(false)
      let run = bench.executor.start { [bench] in
        await bench.model.run(feeds: bench.choice.values(), interval: .seconds(60))
        isOver.withLock { $0 = true }
      }
      if wait < 2 { bench.executor.drain() }
      bench.end(run)
      let ended = isOver.withLock { $0 }
      #expect(ended)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `whatever runs first, the newest choice is on show in the end`(seed: UInt64) throws {
    let service = FeedBench.service([.new: [3, 2, 1], .top: [2, 9, 8], .best: [7, 3]])
    let bench = try FeedBench(service, seed: seed)
    let run = bench.run()
    for feed in [Feed.top, .new, .best] {
      bench.choice.send(feed)
      if seed.isMultiple(of: 2) { bench.executor.drain() }
    }
    bench.executor.drain()
    #expect(bench.snapshot.feed == .best && bench.rows == "1:7 2:3")
    #expect(bench.snapshot.state == .current && bench.clock.sleeperCount == 1)
    bench.end(run)
  }
}
