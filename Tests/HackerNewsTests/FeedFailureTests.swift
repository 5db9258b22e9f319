import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedFailureTests {
  @Test func `a failed refresh keeps what is shown, says so, and waits longer each time`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    bench.transport["newstories.json"] = nil
    bench.pass(.seconds(60))
    let reason = HackerNewsError.http(.status(404, endpoint: "news.example/v0/newstories.json"))
    // Half of 1, 2, 4 … seconds, since the bench draws the middle each time.
    var at = 60.0
    for (failures, wait) in zip(1..., [0.5, 1, 2, 4, 8, 16, 30, 30]) {
      at += wait
      let time = Date(timeIntervalSince1970: at)
      #expect(bench.snapshot.state == .retrying(at: time, failures: failures, reason: reason))
      #expect(bench.rows == "1:3 2:2 3:1")
      #expect(bench.snapshot.updatedAt == Date(timeIntervalSince1970: 0))
      bench.pass(.seconds(wait))
      #expect(bench.transport.paths == ["newstories.json"])
    }
    bench.transport["newstories.json"] = "[4,3,2]"
    bench.pass(.seconds(30))
    #expect(bench.snapshot.state == .current && bench.rows == "1:4+ 2:3~1 3:2~2")
    bench.transport["newstories.json"] = nil
    bench.pass(.seconds(60))
    guard case .retrying(_, failures: 1, _) = bench.snapshot.state else {
      Issue.record("\(bench.snapshot.state)")
      return
    }
    bench.end(run)
  }

  @Test(arguments: [(5, 5.0), (3600, 600.0), (0, 0.5)])
  func `an asked-for wait is obeyed up to ten minutes`(asked: Int, wait: Double) throws {
    let service = FeedBench.service([.new: [1]])
    let isBusy = Mutex(true)
    let transport = ScriptedTransport { request async throws(HTTPError) in
      guard isBusy.withLock(\.self) else { return try await service.send(request) }
      return HTTPResponse(status: 429, headers: ["retry-after": "\(asked)"])
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    guard case .retrying(let time, 1, _) = bench.snapshot.state else {
      Issue.record("\(bench.snapshot.state)")
      return
    }
    #expect(time == Date(timeIntervalSince1970: wait))
    isBusy.withLock { $0 = false }
    bench.pass(.seconds(wait))
    #expect(bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test(arguments: [(30, 30), (150, 150), (3600, 600)])
  func `where the service asks to wait with an item, the interval begins after that`(
    asked: Int, wait: Int
  )
    throws
  {
    let service = FeedBench.service([.new: [2, 1]])
    let isBusy = Mutex(true)
    let transport = ScriptedTransport { request async throws(HTTPError) in
      guard request.url.path().hasSuffix("/item/2.json"), isBusy.withLock(\.self) else {
        return try await service.send(request)
      }
      return HTTPResponse(status: 429, headers: ["retry-after": "\(asked)"])
    }
    let bench = try FeedBench(transport)
    let run = bench.run()
    #expect(bench.rows == "1:2! 2:1" && bench.snapshot.state == .current)
    isBusy.withLock { $0 = false }
    bench.transport.forgetRequests()
    for seconds in [wait, 59] {
      bench.clock.advance(by: .seconds(seconds))
      bench.executor.drain()
      #expect(bench.transport.paths == [])
    }
    bench.clock.advance(by: .seconds(1))
    bench.executor.drain()
    #expect(bench.transport.paths == ["item/2.json", "newstories.json"])
    #expect(bench.rows == "1:2 2:1")
    bench.end(run)
  }

  @Test func `a single load says what is shown, or why it failed`() async throws {
    let bench = try FeedBench(FeedBench.service([.new: [1]]))
    #expect(try await bench.model.load(.new).rows.map(\.id) == [1])
    let error = HackerNewsError.http(.status(404, endpoint: "news.example/v0/topstories.json"))
    await #expect(throws: error) { try await bench.model.load(.top) }
    #expect(bench.snapshot.state == .stale(error) && bench.snapshot.feed == .top)
  }

  @Test(.enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
  func `the recorded refresh costs four requests and shows one new story and two gaps`() throws {
    let transport = ScriptedTransport()
    transport["newstories.json"] = try RecordedData.hackerNews.text("feed-new/newstories-t0.json")
    for line in try RecordedData.hackerNews.text("feed-new/items.ndjson").split(separator: "\n") {
      let id = try #require(line.firstMatch(of: /"id":(\d+)/)).1
      transport["item/\(id).json"] = String(line)
    }
    let bench = try FeedBench(transport, limit: 30)
    let run = bench.run()
    #expect(bench.snapshot.rows.count == 30 && bench.snapshot.gaps == [])
    transport["newstories.json"] = try RecordedData.hackerNews.text("feed-new/newstories-t1.json")
    let new = try RecordedData.hackerNews.text("feed-new/items-t1-new.ndjson").split(
      separator: "\n")
    for (id, body) in zip([30_841_181, 30_841_167, 30_841_159], new) {
      transport["item/\(id).json"] = String(body)
    }
    bench.pass(.seconds(60))
    #expect(bench.transport.paths.count == 4)
    #expect(bench.arrivals == [30_841_181])
    #expect(bench.snapshot.gaps.map(\.reason) == [.missing, .dead])
    #expect(bench.snapshot.rows[1].rank == 2 && bench.snapshot.gone.contains(30_841_110))
    bench.end(run)
  }
}
