import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct ThreadBoundsTests {
  @Test func `a comment among its own replies or twice ends there`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2,2,3]}"#,
      2: ThreadScript.comment(2, kids: [1, 2, 3]), 3: ThreadScript.comment(3, kids: [2]),
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(ThreadScript.outline(thread) == ["2", "3"])
    #expect(transport.paths.count == 3)
  }

  @Test(arguments: [(ThreadLimits(comments: 3), 3, 1), (ThreadLimits(levels: 2), 2, 1)])
  func `a limit is kept and said`(limits: ThreadLimits, count: Int, leftOut: Int) async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2]}"#,
      2: ThreadScript.comment(2, kids: [3]), 3: ThreadScript.comment(3, kids: [4]),
      4: ThreadScript.comment(4, kids: [5]),
      5: ThreadScript.comment(5),
    ])
    let thread = try await client(transport).thread(of: 1, limits: limits)
    #expect(thread.comments.count == count)
    #expect(thread.leftOut == leftOut)
  }

  @Test func `a thread ends at the level where readers of nested JSON may give up`() async throws {
    var items = [1: #"{"id":1,"type":"story","title":"t","kids":[2]}"#]
    for id in 2...200 { items[id] = ThreadScript.comment(id, kids: [id + 1]) }
    let thread = try await client(ThreadScript.transport(items)).thread(of: 1)
    #expect(thread.comments.count == 80 && thread.leftOut == 1)
  }

  @Test func `a thread 80 levels deep loads through a single place`() async throws {
    var items = [1: #"{"id":1,"type":"story","title":"t","kids":[2]}"#]
    for id in 2...80 { items[id] = ThreadScript.comment(id, kids: [id + 1]) }
    items[81] = ThreadScript.comment(81)
    let thread = try await client(ThreadScript.transport(items), maxConcurrency: 1).thread(of: 1)
    #expect(thread.comments.map(\.depth) == Array(0..<80))
  }

  @Test func `a growing thread is shown on the way, each state an extract of the last`()
    async throws
  {
    var items = [1: #"{"id":1,"type":"story","title":"t","kids":\#(Array(2...201))}"#]
    for id in 2...201 { items[id] = ThreadScript.comment(id) }
    let counts = Log<Int>()
    let thread = try await client(ThreadScript.transport(items)).thread(of: 1) { thread in
      counts.append(thread.comments.count)
    }
    #expect(thread.comments.count == 200)
    #expect(counts.all.first == 0)
    #expect(counts.all.count == 10, "ever more at a time, so that all states together stay cheap")
    #expect(counts.all == counts.all.sorted())
  }

  @Test func `never more requests at a time than allowed`() async throws {
    let gauge = Gauge(waitingFor: 7)
    let transport = ScriptedTransport { request throws(HTTPError) in
      let id = Int(request.url.lastPathComponent.dropLast(5)) ?? 0
      if id != 1 { await gauge.pass() }
      let kids = id == 1 ? Array(2...60) : []
      return HTTPResponse(status: 200, body: .init(ThreadScript.comment(id, kids: kids).utf8))
    }
    let thread = try await client(transport, maxConcurrency: 7).thread(of: 1)
    #expect(thread.comments.count == 59)
    #expect(await gauge.most == 7)
  }
}
