import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// What a feed remembers is bounded.
@Suite(.timeLimit(.minutes(5))) struct FeedBoundsTests {
  /// A bench whose service has the list told last and a story for every number.
  private static func bench(_ list: Log<[Int]>, limit: Int) throws -> FeedBench {
    try FeedBench(
      ScriptedTransport { request throws(HTTPError) in
        let id = Int(request.url.lastPathComponent.dropLast(5))
        let body = id.map { FeedBench.story($0) } ?? "\(list.all.last ?? [])"
        return HTTPResponse(status: 200, body: Data(body.utf8))
      }, limit: limit)
  }

  @Test func `a thousand arrivals leave the last five hundred, numbered through`() throws {
    let list = Log<[Int]>()
    list.append([1])
    let bench = try Self.bench(list, limit: 1)
    let run = bench.run()
    for id in 2...1001 {
      list.append([id])
      bench.pass(.seconds(60))
    }
    #expect(bench.snapshot.arrivals.map(\.number) == Array(501...1000))
    #expect(bench.arrivals == Array(502...1001))
    bench.end(run)
  }

  @Test func `items long gone from every list are forgotten`() throws {
    let list = Log<[Int]>()
    let pages = (0..<9).map { Array($0 * 500 + 1...($0 + 1) * 500) }
    list.append(pages[0])
    let bench = try Self.bench(list, limit: 500)
    let run = bench.run()
    for page in pages[1...] + [pages[0]] {
      list.append(page)
      bench.pass(.seconds(60))
      #expect(bench.transport.requests.count == 501)
    }
    bench.end(run)
  }

  @Test func `of a short list a few hundred items are remembered, those near its end above all`()
    throws
  {
    let list = Log<[Int]>()
    list.append([1])
    let bench = try Self.bench(list, limit: 1)
    let run = bench.run()
    for id in 2...1000 {
      list.append([id, 1])
      bench.pass(.seconds(60))
      #expect(bench.transport.requests.count == 2)
    }
    list.append([1, 1000])
    bench.pass(.seconds(60))
    #expect(bench.transport.requests.count == 1, "it stood right behind the rows all the time")
    list.append([500])
    bench.pass(.seconds(60))
    #expect(bench.transport.requests.count == 2, "it was forgotten long ago")
    bench.end(run)
  }

  @Test func `of twenty thousand numbers seen the highest are remembered`() throws {
    let list = Log<[Int]>()
    list.append([1])
    let bench = try Self.bench(list, limit: 1)
    let run = bench.run()
    for start in [10_000, 16_000, 22_000, 28_000] {
      list.append(Array(start..<start + 6_000))
      bench.pass(.seconds(60))
    }
    list.append([33_999])
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:33999")
    list.append([1, 33_999])
    bench.pass(.seconds(60))
    #expect(bench.rows == "1:1+")
    bench.end(run)
  }
}
