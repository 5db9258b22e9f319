import LoopbackServer
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackServerTests {
  @Test func `a connection carries one answer after the other`() async throws {
    try await withLoopbackServer {
      .json("\"\($0.target)\"")
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      for target in ["/a", "/b?c=d", "/e"] {
        await client.get(target)
        let (head, body) = await client.readAnswer()
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(body == "\"\(target)\"")
      }
      let statistics = try await server.statistics { $0.answers == 3 }
      #expect(statistics.requests == 3 && statistics.mostRequests == 1)
      #expect(statistics.connections == 1 && statistics.openConnections == 1)
      #expect(statistics.requestsByPath == ["/a": 1, "/b": 1, "/e": 1])
      #expect(statistics.recentRequests.map(\.target) == ["/a", "/b?c=d", "/e"])
    }
  }

  @Test func `requests sent together are answered in order`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { .json($0.path.dropFirst()) })
    let client = try #require(RawClient(port: server.port))
    await client.write((1...200).map { "GET /\($0) HTTP/1.1\r\n\r\n" }.joined())
    for number in 1...200 { #expect(await client.readAnswer().body == "\(number)") }
    await server.stop()
  }

  @Test func `requests on several connections are answered at the same time`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .init(fault: .stallBeforeHead) })
    let clients = try (1...40).map { _ in try #require(RawClient(port: server.port)) }
    for client in clients { await client.get("/") }
    let statistics = try await server.statistics { $0.openRequests == 40 }
    #expect(statistics.mostRequests == 40 && statistics.mostConnections == 40)
    for client in clients { await client.hangUp() }
    try await server.statistics { $0.abandonedRequests == 40 && $0.openConnections == 0 }
    await server.stop()
  }

  @Test func `a reader that is never full does not keep the others waiting`() async throws {
    try await withLoopbackServer { request in
      let bytes = LoopbackBody.repeated(Array("1".utf8), times: 1_000_000_000)
      return request.path == "/long" ? .init(body: bytes) : .json("1")
    } while: { server in
      let reader = try #require(RawClient(port: server.port))
      await reader.get("/long")
      async let rest = reader.discard(.max)
      let other = try #require(RawClient(port: server.port))
      await other.get("/")
      #expect(await other.readAnswer().body == "1")
      await server.stop()
      #expect(await rest > 0)
    }
  }

  @Test func `what is remembered of the requests is bounded`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .status(204) })
    let client = try #require(RawClient(port: server.port))
    for batch in 0..<51 {
      await client.write((0..<200).map { "GET /\(batch * 200 + $0) HTTP/1.1\r\n\r\n" }.joined())
      for _ in 0..<200 { _ = await client.read(through: "\r\n\r\n") }
    }
    let statistics = try await server.statistics { $0.answers == 10_200 }
    #expect(statistics.requestsByPath.count == 10_000)
    #expect((1_000...2_000).contains(statistics.recentRequests.count))
    #expect(statistics.recentRequests.last?.path == "/10199")
    await server.stop()
  }

  @Test func `an answer waits out its delay`() async throws {
    try await withLoopbackServer { _ in
      .init(delay: .milliseconds(25))
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      let elapsed = await ContinuousClock().measure {
        await client.get("/")
        #expect(await client.readAnswer().head.hasPrefix("HTTP/1.1 200"))
      }
      #expect(elapsed >= .milliseconds(24))
    }
  }

  @Test(arguments: [
    ("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n", " 400 "),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", " 400 "),
    ("hello\r\n\r\n", " 400 "),
    ("\r\n\r\n", " 400 "),
    ("GET / HTTP/1.1\r\nno colon\r\n\r\n", " 400 "),
    ("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000), ""),
    ("GET / HTTP/1.0\r\n\r\n", "Connection: close\r\n"),
  ])
  func `what it does not serve ends the connection`(request: String, answer: String) async throws {
    try await withLoopbackServer { _ in
      .json("1")
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.write(request)
      let text = await client.readToEnd().text
      #expect(answer.isEmpty ? text.isEmpty : text.contains(answer))
      #expect(server.statistics.requests == (request.contains("1.0") ? 1 : 0))
    }
  }

  @Test(arguments: [("HEAD", 200), ("GET", 304), ("GET", 204)])
  func `an answer that may not have a body has none`(method: String, status: Int) async throws {
    try await withLoopbackServer { _ in
      .json("1", status: status)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.write("\(method) / HTTP/1.1\r\nConnection: close\r\n\r\n")
      #expect(await client.readToEnd().text.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `raw bytes go out as they are`() async throws {
    let bytes = Array("HTTP/1.1 299\r\nX: \u{7}\r\n\r\n?".utf8)
    try await withLoopbackServer { _ in
      .raw(bytes)
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.readToEnd().text == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `the query comes decoded`() async throws {
    try await withLoopbackServer { request in
      .json(
        request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
          separator: ";"))
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/?orderBy=%22$key%22&q=a+b%2Bc%zz&none&q2=%C3%A9")
      #expect(await client.readAnswer().body == "none=;orderBy=\"$key\";q=a b+c%zz;q2=é")
    }
  }
}
