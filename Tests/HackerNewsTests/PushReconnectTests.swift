import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct PushReconnectTests {
  @Test func `a stream that breaks is opened again, and its first value is the resync`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[3,2,1]") }
    try bench.after { try bench.streams.line("newstories").fail() }
    #expect(bench.snapshot.delivery == .poll && bench.streams.open == ["updates.json"])
    bench.after { bench.feeds.clock.advance(by: .seconds(0.5)) }
    #expect(bench.streams.open == ["newstories.json", "updates.json"])
    try bench.after { try bench.streams.line("newstories").put("[5,4,3,2,1]") }
    #expect(bench.paths == ["item/4.json", "item/5.json"])
    #expect(bench.feeds.arrivals == [4, 5] && bench.snapshot.delivery == .push)
    bench.end(run)
  }

  @Test func `a server that closes at once a hundred times is asked ever less often`() throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    let run = bench.run()
    var waits: [Double] = []
    for _ in 0..<100 {
      try bench.streams.line("newstories").end()
      bench.drain()
      var wait = 0.0
      while !bench.streams.open.contains("newstories.json") {
        wait += 0.5
        bench.feeds.clock.advance(by: .seconds(0.5))
        try? bench.streams.line("updates").send("keep-alive", "null")
        bench.drain()
      }
      waits.append(wait)
    }
    // Half of the bound each time, since the bench draws the middle.
    #expect(waits.prefix(8) == [0.5, 1, 2, 4, 8, 16, 30, 30])
    #expect(waits.dropFirst(8).allSatisfy { $0 == 30 })
    bench.end(run)
  }

  @Test func `after a minute of health the waits begin anew`() throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    let run = bench.run()
    for (life, wait) in [(0, 0.5), (59, 1), (59, 2), (60, 0.5), (1, 1), (100, 0.5)] {
      try bench.streams.line("newstories").put("[1]")
      bench.drain()
      for _ in 0..<life {
        bench.feeds.clock.advance(by: .seconds(1))
        bench.drain()
        try bench.streams.line("newstories").send("keep-alive", "null")
        try bench.streams.line("updates").send("keep-alive", "null")
        bench.drain()
      }
      try bench.streams.line("newstories").fail()
      bench.drain()
      bench.feeds.clock.advance(by: .seconds(wait - 0.25))
      bench.drain()
      #expect(bench.streams.open == ["updates.json"])
      bench.feeds.clock.advance(by: .seconds(0.25))
      bench.drain()
      #expect(bench.streams.open == ["newstories.json", "updates.json"], "\(life) \(wait)")
    }
    bench.end(run)
  }

  @Test func `a silent stream is given up after 45 seconds`() throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    let run = bench.run()
    let first = try bench.streams.line("newstories")
    first.put("[1]")
    bench.drain()
    bench.feeds.clock.advance(by: .seconds(30))
    try bench.streams.line("newstories").send("keep-alive", "null")
    try bench.streams.line("updates").send("keep-alive", "null")
    bench.drain()
    bench.feeds.clock.advance(by: .milliseconds(44_900))
    bench.drain()
    #expect(!first.isClosed)
    bench.feeds.clock.advance(by: .milliseconds(100))
    bench.drain()
    #expect(first.isClosed && bench.streams.open == [])
    bench.end(run)
  }

  @Test(arguments: ["cancel", "auth_revoked"])
  func `a stream that the service ends stays closed, and polling goes on`(event: String) throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    let run = bench.run()
    try bench.streams.line("newstories").put("[1]")
    bench.drain()
    try bench.streams.line("newstories").send(event, "null")
    bench.drain()
    #expect(bench.streams.open == ["updates.json"] && bench.snapshot.delivery == .poll)
    bench.feeds.transport["newstories.json"] = "[2,1]"
    bench.feeds.pass(.seconds(60))
    #expect(bench.paths == ["item/2.json", "newstories.json"] && bench.feeds.arrivals == [2])
    for _ in 0..<60 { bench.feeds.pass(.seconds(60)) }
    #expect(bench.streams.lines.count { $0.name == "newstories.json" } == 1)
    bench.end(run)
  }

  @Test(arguments: [401, 403, 404])
  func `a refused stream is not asked for again`(status: Int) throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    bench.streams.refuse(HTTPResponse(status: status))
    let run = bench.run()
    for _ in 0..<10 { bench.feeds.pass(.seconds(60)) }
    #expect(bench.streams.refusals.withLock { $0 } == 2, "the list and the updates, once each")
    #expect(bench.paths == ["newstories.json"] && bench.snapshot.delivery == .poll)
    bench.end(run)
  }

  @Test(arguments: [
    HTTPResponse(status: 200, headers: ["content-type": "text/html"]), HTTPResponse(status: 503),
    HTTPResponse(status: 429, headers: ["retry-after": "7"]),
  ])
  func `what is no stream is tried again`(answer: HTTPResponse) throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    bench.streams.refuse(answer)
    let run = bench.run()
    #expect(bench.snapshot.state == .current && bench.feeds.rows == "1:1")
    bench.streams.refuse(nil)
    bench.feeds.pass(.seconds(answer.status == 429 ? 6.5 : 0.25))
    #expect(bench.streams.open == [])
    bench.feeds.pass(.seconds(answer.status == 429 ? 0.5 : 0.25))
    #expect(bench.streams.open == ["newstories.json", "updates.json"])
    bench.end(run)
  }

  @Test func `a stream lost and not to be had again leads to a refresh at once`() throws {
    let bench = try PushBench(FeedBench.service([.new: [1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[1]") }
    bench.streams.refuse(HTTPResponse(status: 503))
    bench.feeds.transport["newstories.json"] = nil
    try bench.after { try bench.streams.line("newstories").fail() }
    #expect(bench.paths == [] && bench.snapshot.delivery == .poll)
    bench.feeds.pass(.seconds(0.5))
    #expect(bench.paths == ["newstories.json"] && bench.snapshot.delivery == .offline)
    bench.streams.refuse(nil)
    bench.feeds.transport["newstories.json"] = "[2,1]"
    bench.feeds.pass(.seconds(1))
    try bench.after { try bench.streams.line("newstories").put("[2,1]") }
    #expect(bench.snapshot.delivery == .push && bench.snapshot.state == .current)
    #expect(bench.feeds.arrivals == [2])
    bench.end(run)
  }

  @Test(arguments: ["null", "{}", #""text""#, #"["a","b"]"#, "7", "[1"])
  func `what is no list is no list, and nothing is lost by it`(value: String) throws {
    let bench = try PushBench(FeedBench.service([.new: [2, 1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[2,1]") }
    try bench.after { try bench.streams.line("newstories").put(value) }
    #expect(bench.streams.open == ["updates.json"])
    #expect(bench.feeds.rows == "1:2 2:1")
    bench.end(run)
  }
}
