import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// In the feed `new` no story is lost, however few are on show.
@Suite(.timeLimit(.minutes(5))) struct FeedArrivalTests {
  @Test func `five new stories cost six requests and are told, though two are on show`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [4, 3, 2, 1]]), limit: 2)
    let run = bench.run()
    bench.transport["newstories.json"] = "[9,8,7,6,5,4,3]"
    bench.pass(.seconds(60))
    #expect(
      bench.transport.paths == (5...9).map { "item/\($0).json" } + ["newstories.json"])
    #expect(bench.rows == "1:9+ 2:8+")
    #expect(bench.told == ["5:5", "4:6", "3:7", "2:8", "1:9"])
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["newstories.json"] && bench.arrivals.count == 5)
    bench.end(run)
  }

  @Test func `what came in during an outage is told after it`() throws {
    let bench = try FeedBench(FeedBench.service([.new: [3, 2, 1]]), limit: 1)
    let run = bench.run()
    bench.transport["newstories.json"] = nil
    bench.pass(.seconds(60))
    bench.transport["newstories.json"] = "[44,43,42,41]"
    bench.pass(.seconds(0.5))
    #expect(bench.rows == "1:44+" && bench.arrivals == [41, 42, 43, 44])
    bench.end(run)
  }

  @Test(arguments: [1, 5])
  func `an older story that slides in at the end is not new, one listed late is`(limit: Int) throws
  {
    let bench = try FeedBench(FeedBench.service([.new: [19, 17, 15]]), limit: limit)
    let run = bench.run()
    for (list, told) in [("[19,17,15,13]", []), ("[19,18,15,13,12]", [18])] {
      bench.transport["newstories.json"] = list
      bench.pass(.seconds(60))
      #expect(bench.arrivals == told)
    }
    #expect(bench.rows == (limit == 1 ? "1:19" : "1:19 2:18+ 3:15 4:13 5:12"))
    bench.end(run)
  }

  @Test func `in other feeds what is behind the rows is not asked for`() throws {
    let bench = try FeedBench(FeedBench.service([.top: [3, 2, 1]]), feed: .top, limit: 1)
    let run = bench.run()
    bench.transport["topstories.json"] = "[9,8,7,3]"
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/9.json", "topstories.json"])
    #expect(bench.arrivals == [9])
    bench.transport["item/19.json"] = "null"
    for list in ["[19,9]", "[18,19,9]"] {
      bench.transport["topstories.json"] = list
      bench.pass(.seconds(60))
    }
    #expect(bench.transport.paths == ["item/18.json", "topstories.json"])
    bench.end(run)
  }

  @Test func `a story behind the rows that failed is told when it comes, but not asked for ever`()
    throws
  {
    let bench = try FeedBench(FeedBench.service([.new: [1]]), limit: 1)
    let run = bench.run()
    bench.transport["newstories.json"] = "[5,4,3,2,1]"
    bench.transport["item/3.json"] = "null"
    bench.transport["item/4.json"] = "null"
    bench.pass(.seconds(60))
    #expect(bench.arrivals == [2, 5] && bench.snapshot.gaps == [])
    bench.transport["item/4.json"] = FeedBench.story(4)
    bench.pass(.seconds(60))
    #expect(bench.transport.paths == ["item/3.json", "item/4.json", "newstories.json"])
    #expect(bench.told.last == "2:4")
    for _ in 0..<2 { bench.pass(.seconds(60)) }
    #expect(bench.transport.paths == ["newstories.json"] && bench.arrivals.count == 3)
    bench.end(run)
  }

  @Test func `of a list that is too long five hundred are asked for`() throws {
    let service = FeedBench.service([:])
    let list = Log<[Int]>()
    list.append([1])
    let transport = ScriptedTransport { request async throws(HTTPError) in
      guard request.url.path().hasSuffix("stories.json") else {
        return try await service.send(request)
      }
      return HTTPResponse(status: 200, body: Data("\(list.all.last ?? [])".utf8))
    }
    let bench = try FeedBench(transport, limit: 1)
    let run = bench.run()
    list.append(Array((1_000..<3_000).reversed()))
    bench.pass(.seconds(60))
    #expect(bench.transport.requests.count == 501)
    bench.end(run)
  }
}
