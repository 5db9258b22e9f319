import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct ItemsTests {
  private static func story(_ request: HTTPRequest) -> HTTPResponse {
    let id = Int(request.url.lastPathComponent.dropLast(5)) ?? 0
    return HTTPResponse(status: 200, body: Data(FeedBench.story(id).utf8))
  }

  @Test func `in order, whatever comes first`() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.lastPathComponent == "5.json" { await gate.pass() }
      if request.url.lastPathComponent == "90.json" { gate.open() }
      return Self.story(request)
    }
    var ids: [Int] = []
    for await outcome in try client(transport).itemsInOrder([5, 1, 5] + (2...90)) {
      ids.append((try? outcome.get().id) ?? 0)
    }
    #expect(ids == [5, 1, 5] + (2...90))
  }

  @Test func `as they come, the slow one last`() async throws {
    let gate = Gate()
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.lastPathComponent == "1.json" { await gate.pass() }
      return Self.story(request)
    }
    var ids: [Int] = []
    for await (id, _) in try client(transport).arrivals(of: Array(1...50)) {
      ids.append(id)
      if ids.count == 49 { gate.open() }
    }
    #expect(ids.last == 1 && ids.sorted() == Array(1...50))
  }

  @Test(arguments: [1, 16])
  func `never more requests at a time than allowed`(width: Int) async throws {
    let gauge = Gauge(waitingFor: width)
    let transport = ScriptedTransport { request async throws(HTTPError) in
      await gauge.pass()
      return Self.story(request)
    }
    let client = try client(transport, maxConcurrency: width)
    #expect(try await client.items(Array(1...50)).count == 50)
    #expect(await gauge.most == width)
  }

  @Test func `an empty list of items is no request`() async throws {
    let transport = ScriptedTransport()
    #expect(try await client(transport).items([]).isEmpty)
    for await _ in try client(transport).itemsInOrder([]) { Issue.record("something came") }
    #expect(transport.paths == [])
  }
}
