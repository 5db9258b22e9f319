import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedPushTests {
  @Test func `a pushed story costs one request, and the ticks none`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    #expect(bench.streams.open == ["newstories.json", "updates.json"])
    #expect(bench.snapshot.delivery == .poll)
    try bench.after { try bench.streams.line("newstories").put("[3,2,1]") }
    #expect(bench.paths == [] && bench.snapshot.delivery == .push)
    try bench.after { try bench.streams.line("newstories").put("[4,3,2,1]") }
    #expect(bench.paths == ["item/4.json"])
    #expect(bench.feeds.rows == "1:4+ 2:3~1 3:2~2" && bench.feeds.arrivals == [4])
    for _ in 0..<100 {
      try bench.after {
        try bench.streams.line("newstories").send("keep-alive", "null")
        try bench.streams.line("updates").send("keep-alive", "null")
        bench.feeds.clock.advance(by: .seconds(30))
      }
      #expect(bench.paths == [])
    }
    #expect(bench.snapshot.updatedAt == Date(timeIntervalSince1970: 3000))
    #expect(bench.snapshot.state == .current && bench.snapshot.delivery == .push)
    bench.end(run)
  }

  @Test func `a patch at any depth changes the list`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[3,2,1]") }
    try bench.after {
      try bench.streams.line("newstories").send("patch", #"{"path":"/","data":{"0":5,"1":3}}"#)
    }
    #expect(bench.feeds.rows == "1:5+ 2:3~1 3:1")
    try bench.after {
      try bench.streams.line("newstories").send("put", #"{"path":"/2","data":null}"#)
    }
    #expect(bench.feeds.rows == "1:5 2:3")
    bench.end(run)
  }

  @Test func `what is named and on show is fetched, what is not only marked`() throws {
    let bench = try PushBench(
      FeedBench.service([.top: [3, 2, 1], .best: [9, 1]]), feed: .top, followsScores: true)
    let run = bench.run()
    bench.feeds.choice.send(.best)
    bench.drain()
    #expect(bench.feeds.rows == "1:9 2:1")
    try bench.after {
      try bench.streams.line("beststories").put("[9,1]")
      try bench.streams.line("updates").put(#"{"items":[55],"profiles":[]}"#)
    }
    #expect(bench.paths == [])
    bench.feeds.transport["item/9.json"] = FeedBench.story(9, points: 7)
    try bench.after {
      try bench.streams.line("updates").send("patch", #"{"path":"/","data":{"items":[9,3,77]}}"#)
    }
    #expect(bench.paths == ["item/9.json"])
    #expect(bench.snapshot.rows.map { $0.item?.points } == [7, 1])
    bench.after { bench.feeds.choice.send(.top) }
    #expect(bench.paths == ["item/3.json", "topstories.json"], "stale ones when they are on show")
    bench.end(run)
  }

  @Test func `in line output only what could not be shown is fetched when it is named`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    bench.feeds.transport["item/4.json"] = "null"
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[4,3,2,1]") }
    #expect(bench.paths == ["item/4.json"] && bench.feeds.arrivals == [])
    bench.feeds.transport["item/4.json"] = FeedBench.story(4)
    try bench.after {
      try bench.streams.line("updates").put(#"{"items":[4],"profiles":[]}"#)
    }
    #expect(bench.paths == ["item/4.json"] && bench.feeds.arrivals == [4])
    try bench.after { try bench.streams.line("updates").put(#"{"items":[4,3],"profiles":[]}"#) }
    #expect(bench.paths == [])
    bench.end(run)
  }

  @Test func `a gap is asked for again with the ticks, not with each push`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    bench.feeds.transport["item/4.json"] = "null"
    let run = bench.run()
    try bench.after {
      try bench.streams.line("newstories").put("[4,3,2,1]")
      bench.drain()
      try bench.streams.line("newstories").put("[4,2,3,1]")
    }
    #expect(bench.paths == ["item/4.json"])
    bench.after { bench.feeds.clock.advance(by: .seconds(40)) }
    try bench.after {
      try bench.streams.line("newstories").send("keep-alive", "null")
      bench.drain()
      bench.feeds.clock.advance(by: .seconds(20))
    }
    #expect(bench.paths == ["item/4.json"])
    bench.end(run)
  }

  @Test func `another choice closes the stream of the older and leaves updates open`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1], .top: [2, 9]]))
    let run = bench.run()
    let first = try bench.streams.line("newstories")
    try bench.after { try bench.streams.line("newstories").put("[3,2,1]") }
    bench.after { bench.feeds.choice.send(.top) }
    #expect(first.isClosed && bench.streams.open == ["topstories.json", "updates.json"])
    #expect(bench.paths == ["item/9.json", "topstories.json"])
    #expect(bench.snapshot.delivery == .poll)
    bench.after { bench.feeds.choice.send(.new) }
    #expect(
      bench.paths == ["newstories.json"], "what is known is on show, the rest is the difference")
    #expect(bench.streams.lines.count == 4)
    bench.end(run)
  }

  @Test func `a wish fetches what is on show anew, and no list`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[3,2,1]") }
    bench.after {
      bench.feeds.executor.start { [model = bench.feeds.model] in await model.refresh() }
    }
    #expect(bench.paths == ["item/1.json", "item/2.json", "item/3.json"])
    bench.end(run)
  }

  @Test func `the asked-for wait is obeyed by pushes, too`() throws {
    let service = FeedBench.service([.new: [3, 2, 1]])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      guard request.url.path().hasSuffix("/item/4.json") else {
        return try await service.send(request)
      }
      return HTTPResponse(status: 429, headers: ["retry-after": "20"])
    }
    let bench = try PushBench(transport)
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[4,3,2,1]") }
    #expect(bench.paths == ["item/4.json"])
    try bench.after { try bench.streams.line("newstories").put("[5,4,3,2,1]") }
    #expect(bench.paths == [])
    bench.after { bench.feeds.clock.advance(by: .seconds(20)) }
    #expect(bench.paths == ["item/5.json"] && bench.feeds.arrivals == [5])
    bench.end(run)
  }

  @Test func `the snapshot counts what was asked and what was known`() throws {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    try bench.after { try bench.streams.line("newstories").put("[4,3,2,1]") }
    // A list, four items, two streams; of three rows two were known when the fourth story came.
    #expect(bench.snapshot.traffic == Traffic(requests: 7, fromMemory: 2))
    bench.feeds.transport["item/5.json"] = nil
    try bench.after { try bench.streams.line("newstories").put("[5,4,3,2,1]") }
    #expect(bench.snapshot.traffic == Traffic(requests: 8, failures: 1, fromMemory: 4))
    #expect(
      bench.snapshot.traffic.description
        == "8 requests, 1 failed; 4 answered from memory, 0 from disk")
    bench.end(run)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `whatever runs first, the last push is on show and each story told once`(seed: UInt64)
    throws
  {
    let bench = try PushBench(FeedBench.service([.new: [3, 2, 1]]), limit: 5, seed: seed)
    let run = bench.run()
    for newest in 4...30 {
      let list = Array((1...newest).reversed())
      try bench.streams.line("newstories").put("\(list)")
      bench.feeds.transport["newstories.json"] = "\(list)"
      if newest.isMultiple(of: 7) { bench.feeds.clock.advance(by: .seconds(30)) }
      if seed.isMultiple(of: 2) || newest.isMultiple(of: 5) { bench.drain() }
      if newest.isMultiple(of: 7) {
        bench.feeds.clock.advance(by: .seconds(1))
        bench.drain()
      }
    }
    bench.drain()
    #expect(bench.snapshot.rows.map(\.id) == [30, 29, 28, 27, 26])
    #expect(bench.feeds.arrivals == Array(4...30))
    bench.end(run)
  }
}
