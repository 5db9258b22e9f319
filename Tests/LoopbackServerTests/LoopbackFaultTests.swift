import LoopbackServer
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackFaultTests {
  /// A fault and what a client sees of it, given the body `0123456789`.
  struct Case: Sendable, CustomTestStringConvertible {
    var fault: LoopbackFault
    var contains = ""
    var lacks = "nothing lacks this"
    var end = ""
    var ending = RawClient.Ending.closed
    var testDescription: String { "\(fault)" }
  }

  @Test(arguments: [
    Case(fault: .hangUp, lacks: "H"),
    Case(fault: .reset, lacks: "H", ending: .reset),
    Case(fault: .resetInBody, contains: "Length: 10\r\n", end: "\r\n\r\n01234", ending: .reset),
    Case(fault: .truncated, contains: "Length: 10\r\n", end: "\r\n\r\n01234"),
    Case(fault: .cutHead, contains: "HTTP/1.1 200 OK\r\n", lacks: "\r\n\r\n"),
    Case(fault: .lengthOff(by: 7), contains: "Length: 17\r\n", end: "\r\n\r\n0123456789"),
    Case(fault: .lengthOff(by: -4), contains: "Length: 6\r\n", end: "\r\n\r\n0123456789"),
    Case(fault: .lengthOff(by: -40), contains: "Length: 0\r\n", end: "\r\n\r\n0123456789"),
    Case(fault: .brokenChunking, contains: "chunked\r\n\r\nwhat?\r\n"),
    Case(
      fault: .trailers, contains: "\r\na\r\n0123456789\r\n0\r\n", end: "X-Checksum: none\r\n\r\n"),
    Case(fault: .notHTTP, contains: "220 ", lacks: "HTTP/"),
    Case(fault: .html, contains: "200 OK\r\nContent-Type: text/html\r\n", end: "</html>"),
    Case(fault: .empty, contains: "Length: 0\r\n", end: "\r\n\r\n"),
    Case(fault: .null, contains: "Length: 4\r\n", end: "\r\n\r\nnull"),
    Case(fault: .redirect(to: "/x"), contains: " 302 ", lacks: "0123"),
    Case(fault: .unauthorized, contains: "\r\nWWW-Authenticate: Basic realm="),
    Case(fault: .slowDown(retryAfter: 7), contains: " 429 Too Many Requests\r\nRetry-After: 7\r\n"),
    Case(fault: .slowDown(retryAfter: nil), contains: " 429 ", lacks: "Retry"),
    Case(fault: .status(503), contains: " 503 Service Unavailable\r\n", lacks: "0123"),
    Case(fault: .byteAtATime(every: .zero), contains: "Length: 10\r\n", end: "\r\n\r\n0123456789"),
  ])
  func `a fault is seen by the client as it is described`(expected: Case) async throws {
    let response = LoopbackResponse(body: .bytes(Array("0123456789".utf8)), fault: expected.fault)
    try await withLoopbackServer { _ in
      response
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/", headers: "Connection: close\r\n")
      let (text, ending) = await client.readToEnd()
      #expect(text.contains(expected.contains) || expected.contains.isEmpty)
      #expect(!text.contains(expected.lacks))
      #expect(text.hasSuffix(expected.end))
      #expect(ending == expected.ending)
      try await server.statistics { $0.openConnections == 0 && $0.openRequests == 0 }
    }
  }

  @Test(arguments: [
    (LoopbackFault.stallBeforeHead, ""),
    (.stallAfterHead, "Content-Length: 10\r\n\r\n"),
    (.stallInBody, "Content-Length: 10\r\n\r\n01234"),
  ])
  func `a stall lasts until the client goes`(fault: LoopbackFault, sent: String) async throws {
    let response = LoopbackResponse(body: .bytes(Array("0123456789".utf8)), fault: fault)
    try await withLoopbackServer { _ in
      response
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      if !sent.isEmpty {
        #expect(await client.read(through: sent).hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
      try await server.statistics { $0.openRequests == 1 }
      await client.hangUp()
      let statistics = try await server.statistics { $0.closedByClient == 1 }
      #expect(statistics.abandonedRequests == 1 && statistics.answers == 0)
      #expect(statistics.openRequests == 0 && statistics.openConnections == 0)
    }
  }

  @Test(arguments: [
    LoopbackFault.stallAfterHead, .stallInBody, .resetInBody, .truncated,
  ])
  func `an answer without a body is not complete either`(fault: LoopbackFault) async throws {
    try await withLoopbackServer { _ in
      .init(fault: fault)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.read(through: "\r\n\r\n").contains("Content-Length: 1\r\n"))
    }
  }

  @Test func `a refusal shuts the port for a while`() async throws {
    let fault = LoopbackFault.refuse(for: .milliseconds(1))
    try await withLoopbackServer { _ in
      .init(fault: fault)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.readToEnd().text.isEmpty)
      while RawClient(port: server.port) == nil { await Task.yield() }
      try await server.statistics { $0.connections >= 2 }
    }
  }

  @Test func `a long refusal lets nobody in`() async throws {
    let fault = LoopbackFault.refuse(for: .seconds(3600))
    try await withLoopbackServer { _ in
      .init(fault: fault)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.readToEnd().text.isEmpty)
      #expect(RawClient(port: server.port) == nil)
    }
  }

  @Test func `an oversized body is as long as announced`() async throws {
    let fault = LoopbackFault.oversized(bytes: 64 << 20)
    try await withLoopbackServer { _ in
      .init(fault: fault)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.read(through: "\r\n\r\n").contains("Content-Length: 67108864\r\n"))
      #expect(await client.discard(64 << 20) == 64 << 20)
    }
  }

  @Test func `an endless body is one`() async throws {
    try await withLoopbackServer { _ in
      .init(fault: .endless)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.discard(32 << 20) >= 32 << 20)
    }
  }

  @Test func `a gzip bomb is small and announced as gzip`() async throws {
    let fault = LoopbackFault.gzipBomb(bytes: 16 << 20)
    try await withLoopbackServer { _ in
      .init(fault: fault)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/", headers: "Connection: close\r\n")
      let text = await client.readToEnd().text
      #expect(text.contains("Content-Encoding: gzip\r\n"))
      #expect(text.contains("Content-Length: 105"))
    }
  }
}
