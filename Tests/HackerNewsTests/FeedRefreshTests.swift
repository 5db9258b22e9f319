import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedRefreshTests {
  @Test func `rows are on show while others are on their way`() throws {
    let gate = Gate()
    let service = FeedBench.service([.new: [9, 7, 8]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.path().hasSuffix("/item/7.json") { await gate.pass() }
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    #expect(bench.rows == "1:9 2:7? 3:8")
    #expect(bench.snapshot.state == .loading(done: 2, total: 3))
    gate.open()
    bench.executor.drain()
    #expect(bench.rows == "1:9 2:7 3:8" && bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test func `some twenty states are shown on the way, however long the list`() throws {
    let bench = try FeedBench(FeedBench.service([.new: Array(1...60)]), limit: 60)
    let states = Log<FeedSnapshot.State>()
    let reader = bench.executor.start { [model = bench.model] in
      for await snapshot in model.snapshots.values(bufferingPolicy: .bounded(256)) {
        states.append(snapshot.state)
      }
    }
    bench.executor.drain()
    let run = bench.run()
    let loading = (1...20).map { FeedSnapshot.State.loading(done: 3 * $0, total: 60) }
    #expect(states.all.filter { loading.contains($0) } == loading)
    #expect(states.all.count == 23, "nothing yet, the list awaited, and all there besides")
    reader.cancel()
    bench.end(run)
  }

  @Test func `a refresh slower than the interval is left to end`() throws {
    let gate = Gate(isOpen: true)
    let service = FeedBench.service([.new: [9, 7, 8]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      await gate.pass()
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    gate.close()
    bench.pass(.seconds(60))
    bench.pass(.seconds(60))
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == [])
    #expect(bench.snapshot.state == .loading(done: 0, total: nil))
    gate.open()
    bench.executor.drain()
    #expect(bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test func `with scores on show a tick costs a second request and what it names`() throws {
    let bench = try FeedBench(
      FeedBench.service([.top: [9, 7, 8]]), feed: .top, followsScores: true)
    bench.transport["updates.json"] = #"{"items":[8,55],"profiles":[]}"#
    let run = bench.run()
    #expect(bench.transport.requests.count == 4, "at first nothing can have changed")
    bench.transport["item/8.json"] = FeedBench.story(8, points: 50)
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/8.json", "topstories.json", "updates.json"])
    #expect(bench.snapshot.rows.map { $0.item?.points } == [1, 1, 50])
    bench.transport["updates.json"] = nil
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["topstories.json", "updates.json"])
    #expect(bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test func `a dead story that changed may live again`() throws {
    let bench = try FeedBench(
      FeedBench.service([.top: [9, 7, 8]]), feed: .top, followsScores: true)
    bench.transport["item/7.json"] = #"{"id":7,"type":"story","dead":true}"#
    bench.transport["updates.json"] = #"{"items":[7],"profiles":[]}"#
    let run = bench.run()
    #expect(bench.rows == "1:9 2:7! 3:8")
    bench.transport["item/7.json"] = FeedBench.story(7)
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/7.json", "topstories.json", "updates.json"])
    #expect(bench.rows == "1:9 2:7 3:8" && bench.arrivals == [7])
    bench.end(run)
  }

  @Test func `a wish with scores on show does not ask what changed, for all is fetched`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [9]]), feed: .top, followsScores: true)
    let run = bench.run()
    bench.transport.forgetRequests()
    bench.executor.start { [model = bench.model] in await model.refresh() }
    bench.executor.drain()
    #expect(bench.transport.paths == ["item/9.json", "topstories.json"])
    bench.end(run)
  }

  @Test func `a wish brings everything on show anew, once`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [9, 7, 8]]), feed: .top)
    let run = bench.run()
    bench.transport.forgetRequests()
    bench.transport["item/9.json"] = FeedBench.story(9, points: 5)
    bench.transport["item/8.json"] = "null"
    bench.executor.start { [model = bench.model] in await model.refresh() }
    bench.executor.drain()
    #expect(bench.transport.paths.count == 4)
    #expect(
      bench.snapshot.rows.map { $0.item?.points } == [5, 1, 1], "what could be shown once stays")
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["topstories.json"])
    bench.end(run)
  }

  @Test(arguments: ["dead", "deleted"])
  func `a wish shows what is gone as a gap`(reason: String) throws {
    let bench = try FeedBench(FeedBench.service([.top: [9, 7]]), feed: .top)
    let run = bench.run()
    bench.transport["item/7.json"] = #"{"id":7,"type":"story","\#(reason)":true}"#
    bench.executor.start { [model = bench.model] in await model.refresh() }
    bench.executor.drain()
    #expect(bench.rows == "1:9 2:7!")
    bench.end(run)
  }

  @Test func `a wish during a refresh does nothing`() throws {
    let gate = Gate()
    let service = FeedBench.service([.new: [9]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      await gate.pass()
      return try await service.send(request)
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    bench.executor.start { [model = bench.model] in await model.refresh() }
    bench.executor.drain()
    gate.open()
    bench.executor.drain()
    #expect(bench.transport.requests.count == 2 && bench.snapshot.state == .current)
    bench.end(run)
  }
}
