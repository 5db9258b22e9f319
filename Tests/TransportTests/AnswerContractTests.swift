import Foundation
import HTTP
import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct AnswerContractTests {
  @Test(arguments: LiveTransport.allCases)
  func `status, body and the fields asked for come back`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(
        status: 404,
        headers: [("ETag", " \"a\" "), ("X-More", "b"), ("Content-Type", "text/plain")],
        body: .bytes(Array("gone".utf8)))
    })
    let response = try await kind.make().send(
      request(on: server, kept: ["etag", "content-type", "absent"]))
    let fields = ["etag": "\"a\"", "content-type": "text/plain"]
    #expect(response == HTTPResponse(status: 404, headers: fields, body: Data("gone".utf8)))
  }

  @Test(arguments: LiveTransport.allCases)
  func `address and fields are sent as given`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    var asked = try request("/a%20b?q=%22c%22&d=%2B", on: server)
    asked.headers = ["User-Agent": "LiveFeeds/1.0", "X-Key": "k: \"ä\"", "If-None-Match": "\"a\""]
    _ = try await kind.make().send(asked)
    let seen = try #require(server.statistics.recentRequests.last)
    #expect(seen.target == "/a%20b?q=%22c%22&d=%2B")
    #expect(seen.headers["user-agent"] == "LiveFeeds/1.0")
    #expect(seen.headers["x-key"] == "k: \"ä\"")
    #expect(seen.headers["if-none-match"] == "\"a\"")
    #expect(seen.headers["cookie"] == nil)
  }

  @Test(arguments: LiveTransport.allCases, [200, 204, 304, 400, 403, 410, 429, 500, 503])
  func `no status is an error here`(kind: LiveTransport, status: Int) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .status(status) })
    #expect(try await kind.make().send(request(on: server)).status == status)
  }

  @Test(arguments: LiveTransport.allCases, [404, 503])
  func `a refusal stays one however long its page is`(kind: LiveTransport, status: Int) async throws
  {
    let page = String(repeating: "x", count: 2 << 20)
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .html(page, status: status) })
    var asked = try request(on: server)
    asked.maximumBodyBytes = 1 << 10
    let response = try await kind.make().send(asked)
    #expect(response.status == status && response.body.count <= 1 << 10)
  }

  @Test(arguments: LiveTransport.allCases)
  func `a redirect is an answer, not followed`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .redirect(to: "/y") })
    let response = try await kind.make().send(request(on: server, kept: ["location"]))
    #expect(response.status == 307)
    #expect(response.headers == ["location": "/y"])
    #expect(server.statistics.requests == 1)
  }

  @Test(arguments: LiveTransport.allCases)
  func `requests in turn share a connection`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = kind.make()
    for _ in 0..<20 { _ = try await transport.send(request(on: server)) }
    #expect(server.statistics.connections == 1)
  }

  @Test(arguments: LiveTransport.allCases)
  func `a connection that the server closed meanwhile is no failure`(kind: LiveTransport)
    async throws
  {
    let closing = Array("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n1".utf8)
    let server = try LoopbackServer.start(answeringAtOnce: { request in
      request.path == "/first" ? .raw(closing, closes: true) : .json("2")
    })
    let transport = kind.make()
    _ = try await transport.send(request("/first", on: server))
    try await server.statistics { $0.openConnections == 0 }
    #expect(try await transport.send(request(on: server)).body == Data("2".utf8))
    #expect(server.statistics.connections == 2)
  }

  @Test(arguments: LiveTransport.allCases)
  func `a port where nobody listens refuses`(kind: LiveTransport) async throws {
    // A port that is held: one that was let go may be another's at once.
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(fault: .refuse(for: .seconds(3600)))
    })
    let asked = try request(on: server)
    _ = try? await kind.make().send(asked)
    let error = await #expect(throws: HTTPError.self) { try await kind.make().send(asked) }
    #expect(error == .unreachable(host: "127.0.0.1", reason: "connection refused"))
  }
}
