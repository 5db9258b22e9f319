import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedGapTests {
  @Test func `one bad item does not cost the page, and keeps its rank`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [1, 2, 3, 4, 5, 6]]), feed: .top, limit: 5)
    bench.transport["item/2.json"] = "null"
    bench.transport["item/3.json"] = nil
    bench.transport["item/4.json"] = #"{"id":4,"type":"comment","text":"x"}"#
    let run = bench.run()
    #expect(bench.rows == "1:1 2:2! 3:3! 4:4! 5:5")
    #expect(
      bench.snapshot.gaps == [
        Gap(id: 2, reason: .missing),
        Gap(id: 3, reason: .failed(.status(404, endpoint: "news.example/v0/item/3.json"))),
        Gap(id: 4, reason: .unexpectedKind("comment")),
      ])
    #expect(bench.snapshot.state == .current)
    bench.end(run)
  }

  @Test(arguments: [
    ("null", 3), ("<html>", 10), (FeedBench.story(8), 10),
    (#"{"id":2,"type":"story","dead":true}"#, 1), (#"{"id":2,"type":"story","deleted":true}"#, 1),
    (#"{"id":2,"type":"chart"}"#, 1),
  ])
  func `a gap that may heal is asked for again, but not for ever`(body: String?, requests: Int)
    throws
  {
    let bench = try FeedBench(FeedBench.service([.top: [1, 2, 3]]), feed: .top)
    bench.transport["item/2.json"] = body
    let run = bench.run()
    for _ in 0..<20 {
      bench.clock.advance(by: .seconds(60))
      bench.executor.drain()
    }
    #expect(bench.transport.paths.count { $0 == "item/2.json" } == requests)
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["topstories.json"])
    bench.end(run)
  }

  @Test func `what failed is asked for with the 1st, 2nd, 4th, 8th … refresh after, and may heal`()
    throws
  {
    let bench = try FeedBench(FeedBench.service([.top: [1, 2, 3]]), feed: .top)
    bench.transport["item/2.json"] = nil
    let run = bench.run()
    var asked: [Int] = []
    for refresh in 1...70 {
      if refresh == 64 { bench.transport["item/2.json"] = FeedBench.story(2) }
      bench.pass(.seconds(60))
      #expect(bench.transport.paths.last == "topstories.json")
      if bench.transport.paths.count == 2 { asked.append(refresh) }
    }
    #expect(asked == [1, 2, 4, 8, 16, 32, 64])
    #expect(bench.rows == "1:1 2:2 3:3")
    bench.end(run)
  }

  @Test func `a new story that failed at first is told when it comes`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    bench.transport["newstories.json"] = "[5,4,3,2,1]"
    bench.transport["item/4.json"] = "<html>"
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:5+ 2:4+! 3:3~1" && bench.arrivals == [5])
    bench.transport["item/4.json"] = FeedBench.story(4)
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:5 2:4 3:3" && bench.arrivals == [5, 4])
    #expect(bench.snapshot.arrivals.map(\.number) == [1, 2])
    bench.end(run)
  }

  @Test func `a new story that failed is told also after it was gone for a while`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    bench.transport["item/4.json"] = "<html>"
    for list in ["[4,3,2]", "[3,2,1]"] {
      bench.transport["newstories.json"] = list
      bench.pass(.seconds(60))
    }
    bench.transport["item/4.json"] = FeedBench.story(4)
    bench.transport["newstories.json"] = "[4,3,2]"
    for _ in 0..<2 { bench.pass(.seconds(60)) }
    #expect(bench.rows == "1:4 2:3 3:2" && bench.arrivals == [4])
    bench.end(run)
  }

  @Test func `a story of the first load that failed is told when it comes`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]))
    bench.transport["item/2.json"] = "null"
    let run = bench.run()
    bench.transport["item/2.json"] = FeedBench.story(2)
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:3 2:2 3:1" && bench.arrivals == [2])
    bench.end(run)
  }
}
