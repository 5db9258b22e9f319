import Foundation
import HTTP
import HackerNews
import Testing

@Suite(.timeLimit(.minutes(5))) struct ListTests {
  @Test(arguments: [
    ("[3,1,2]", [3, 1, 2]), ("[]", []), ("[3,1,3]", [3, 1]),
    (#"[1,"2",null,3.0,4.5,-5,0,{"a":[]},9007199254740993,6]"#, [1, 3, 6]), (" [1] ", [1]),
  ])
  func `a list gives each number once, by rank`(body: String, ids: [Int]) async throws {
    #expect(try await client(ScriptedTransport(["topstories.json": body])).ids(in: .top) == ids)
  }

  @Test(arguments: [
    "null", #"{"error":"Permission denied"}"#, "", "<html>", "7", #"["a",null]"#, "[1,2",
  ])
  func `what is no list is an error, never an empty success`(body: String) async throws {
    let client = try client(ScriptedTransport(["topstories.json": body]))
    let error = await #expect(throws: HackerNewsError.self) { try await client.ids(in: .top) }
    guard case .http(.undecodable(let endpoint, _))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(endpoint == "news.example/v0/topstories.json")
  }

  @Test(arguments: Feed.allCases)
  func `each feed has its own list`(feed: Feed) async throws {
    let transport = ScriptedTransport([feed.rawValue + "stories.json": "[1]"])
    #expect(try await client(transport).ids(in: feed) == [1])
  }

  @Test func `an unchanged list comes without its body`() async throws {
    let transport = ScriptedTransport { request throws(HTTPError) in
      if request.headers["If-None-Match"] == "abc" { return HTTPResponse(status: 304) }
      return HTTPResponse(status: 200, headers: ["etag": "abc"], body: Data("[5,4]".utf8))
    }
    let client = try client(transport)
    #expect(try await client.ids(in: .new) == [5, 4])
    #expect(try await client.ids(in: .new) == [5, 4])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "abc"])
    _ = try await client.ids(in: .top)
    #expect(transport.requests.last?.headers["If-None-Match"] == nil)
  }

  @Test(arguments: ["a\r\nX: y", "", String(repeating: "x", count: 201)])
  func `a tag that is none is not sent back`(tag: String) async throws {
    let transport = ScriptedTransport { _ throws(HTTPError) in
      HTTPResponse(status: 200, headers: ["etag": tag], body: Data("[1]".utf8))
    }
    let client = try client(transport)
    _ = try await client.ids(in: .new)
    _ = try await client.ids(in: .new)
    #expect(transport.requests.last?.headers["If-None-Match"] == nil)
  }
}
