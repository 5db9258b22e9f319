import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct FeedModelTests {
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
    #expect(bench.arrivals == [10, 11])
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

  @Test func `the feed on show chosen once more costs nothing`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]))
    let run = bench.run()
    bench.transport.forgetRequests()
    bench.choice.send(.new)
    bench.executor.drain()
    #expect(bench.transport.paths == [])
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
}
