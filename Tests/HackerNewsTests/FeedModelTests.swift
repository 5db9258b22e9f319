import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(1))) struct FeedModelTests {
  @Test func `the first load asks for the list and each item once`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [9, 7, 8, 6]]))
    let run = bench.run()
    #expect(bench.rows == "1:9 2:7 3:8")
    #expect(bench.snapshot.state == .current && bench.arrivals == [])
    #expect(
      bench.transport.paths == ["item/7.json", "item/8.json", "item/9.json", "newstories.json"])
    bench.end(run)
  }

  @Test func `a tick with nothing new costs exactly one request`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [9, 7, 8, 6]]))
    let run = bench.run()
    for _ in 0..<5 {
      bench.pass(.seconds(60))
      #expect(bench.transport.paths == ["newstories.json"])
      #expect(
        bench.snapshot.updatedAt?.timeIntervalSince1970 == bench.clock.now.offset / .seconds(1))
    }
    #expect(bench.rows == "1:9 2:7 3:8")
    bench.end(run)
  }

  @Test func `two new stories cost three requests; what moved and what went is told`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [9, 7, 8, 6]]))
    let run = bench.run()
    bench.transport["newstories.json"] = "[11,10,7,9,8]"
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/10.json", "item/11.json", "newstories.json"])
    #expect(bench.rows == "1:11+ 2:10+ 3:7~2")
    #expect(bench.snapshot.gone == [9, 8])
    #expect(bench.arrivals == [11, 10])
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:11 2:10 3:7")
    #expect(bench.snapshot.gone == [])
    bench.end(run)
  }

  @Test(arguments: [(Feed.new, "1:9 2:8 3:6"), (.top, "1:9 2:8~3 3:6+")])
  func `C22: in the feed new, what was further down the list is not new`(feed: Feed, rows: String)
    throws
  {
    let bench = try FeedBench(FeedBench.service([feed: [9, 7, 8, 6]]), feed: feed)
    let run = bench.run()
    bench.transport["\(feed)stories.json"] = "[9,8,6]"
    bench.pass(.seconds(60))
    #expect(bench.rows == (feed == .new ? "1:9 2:8~3 3:6" : rows))
    #expect(bench.arrivals == (feed == .new ? [] : [6]))
    bench.end(run)
  }

  @Test func `what vanishes and comes back is not new`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [9, 7, 8]]), feed: .top)
    let run = bench.run()
    bench.transport["topstories.json"] = "[9,8]"
    bench.pass(.seconds(60))
    bench.transport["topstories.json"] = "[9,7,8]"
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:9 2:7 3:8~2")
    #expect(bench.arrivals == [] && bench.transport.paths == ["topstories.json"])
    bench.end(run)
  }

  @Test func `an empty list is shown as one, and item 0 is never asked for`() throws {
    let bench = try FeedBench(FeedBench.service([.job: []]), feed: .job)
    let run = bench.run()
    #expect(bench.rows == "" && bench.snapshot.state == .current)
    bench.transport["jobstories.json"] = "[1]"
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:1+" && bench.arrivals == [1])
    #expect(bench.transport.paths == ["item/1.json", "jobstories.json"])
    bench.end(run)
  }

  @Test func `a change behind an unchanged first story is seen`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [9, 7, 8]]), feed: .top)
    let run = bench.run()
    bench.transport["topstories.json"] = "[9,5,7]"
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:9 2:5+ 3:7~2" && bench.snapshot.gone == [8])
    bench.end(run)
  }

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
