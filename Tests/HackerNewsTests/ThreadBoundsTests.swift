import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(1))) struct ThreadBoundsTests {
  private static func comment(_ id: Int, kids: [Int] = []) -> String {
    #"{"id":\#(id),"type":"comment","text":"c\#(id)","kids":\#(kids)}"#
  }

  private static func transport(_ items: [Int: String]) -> ScriptedTransport {
    ScriptedTransport(Dictionary(uniqueKeysWithValues: items.map { ("item/\($0).json", $1) }))
  }

  /// One line to a comment, indented by its depth, `-` where there is none.
  private static func outline(_ thread: CommentThread) -> [String] {
    thread.comments.map { node in
      let isShown = (try? node.content.get()) != nil
      return String(repeating: " ", count: node.depth) + (isShown ? "" : "-") + "\(node.id)"
    }
  }

  @Test func `a comment among its own replies or twice ends there`() async throws {
    let transport = Self.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2,2,3]}"#,
      2: Self.comment(2, kids: [1, 2, 3]), 3: Self.comment(3, kids: [2]),
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(Self.outline(thread) == ["2", "3"])
    #expect(transport.paths.count == 3)
  }

  @Test(arguments: [(ThreadLimits(comments: 3), 3, 1), (ThreadLimits(levels: 2), 2, 1)])
  func `a limit is kept and said`(limits: ThreadLimits, count: Int, leftOut: Int) async throws {
    let transport = Self.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2]}"#,
      2: Self.comment(2, kids: [3]), 3: Self.comment(3, kids: [4]), 4: Self.comment(4, kids: [5]),
      5: Self.comment(5),
    ])
    let thread = try await client(transport).thread(of: 1, limits: limits)
    #expect(thread.comments.count == count)
    #expect(thread.leftOut == leftOut)
  }

  @Test func `a thread 99 levels deep loads through a single place`() async throws {
    var items = [1: #"{"id":1,"type":"story","title":"t","kids":[2]}"#]
    for id in 2...100 { items[id] = Self.comment(id, kids: [id + 1]) }
    items[101] = Self.comment(101)
    let thread = try await client(Self.transport(items), maxConcurrency: 1).thread(of: 1)
    #expect(thread.comments.map(\.depth) == Array(0..<100))
  }

  @Test func `a growing thread is shown on the way, each state an extract of the last`()
    async throws
  {
    var items = [1: #"{"id":1,"type":"story","title":"t","kids":\#(Array(2...201))}"#]
    for id in 2...201 { items[id] = Self.comment(id) }
    let counts = Log<Int>()
    let thread = try await client(Self.transport(items)).thread(of: 1) { thread in
      counts.append(thread.comments.count)
    }
    #expect(thread.comments.count == 200)
    #expect(counts.all.first == 0)
    #expect(counts.all.count > 3 && counts.all == counts.all.sorted())
  }

  @Test func `never more requests at a time than allowed`() async throws {
    let gauge = Gauge(waitingFor: 7)
    let transport = ScriptedTransport { request throws(HTTPError) in
      let id = Int(request.url.lastPathComponent.dropLast(5)) ?? 0
      if id != 1 { await gauge.pass() }
      let kids = id == 1 ? Array(2...60) : []
      return HTTPResponse(status: 200, body: .init(Self.comment(id, kids: kids).utf8))
    }
    let thread = try await client(transport, maxConcurrency: 7).thread(of: 1)
    #expect(thread.comments.count == 59)
    #expect(await gauge.most == 7)
  }
}
