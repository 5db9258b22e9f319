import LoopbackServer
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackLifeTests {
  @Test func `a live body comes in pieces and ends in order`() async throws {
    let (pieces, feed) = AsyncStream.makeStream(of: String.self)
    try await withLoopbackServer { _ in
      .events { writer in for await piece in pieces { try await writer.send(piece) } }
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(
        await client.read(through: "\r\n\r\n").contains("Content-Type: text/event-stream\r\n"))
      feed.yield("data: 1\n\n")
      #expect(await client.read(through: "\n\r\n") == "9\r\ndata: 1\n\n\r\n")
      feed.yield("data: 2\n\n")
      #expect(await client.read(through: "\n\r\n") == "9\r\ndata: 2\n\n\r\n")
      #expect(server.statistics.openStreams == 1)
      feed.finish()
      #expect(await client.read(through: "\r\n\r\n") == "0\r\n\r\n")
      let statistics = try await server.statistics { $0.answers == 1 }
      #expect(statistics.openStreams == 0 && statistics.openConnections == 1)
    }
  }

  @Test func `a live body ends with its client`() async throws {
    let (endings, ended) = AsyncStream.makeStream(of: Bool.self)
    try await withLoopbackServer { _ in
      .events { writer in
        try await writer.send(": hello\n")
        await untilCancelled()
        ended.yield(Task.isCancelled)
      }
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.read(through: "hello\n").contains("hello"))
      await client.hangUp()
      for await wasCancelled in endings {
        #expect(wasCancelled)
        break
      }
      let statistics = try await server.statistics { $0.closedByClient == 1 }
      #expect(statistics.openStreams == 0 && statistics.abandonedRequests == 1)
    }
  }

  @Test func `a writer is held back by a client that does not read`() async throws {
    let (endings, ended) = AsyncStream.makeStream(of: Int.self)
    try await withLoopbackServer { _ in
      .events { writer in
        let piece = [UInt8](repeating: 0, count: 1 << 20)
        var sent = 0
        defer { ended.yield(sent) }
        while sent < 1_000 {
          try await writer.send(piece)
          sent += 1
        }
      }
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      try await server.statistics { $0.bytesSent > 100_000 }
      await client.hangUp()
      for await sent in endings {
        #expect(sent << 20 <= server.statistics.bytesSent)
        break
      }
    }
  }

  @Test func `a body that fails ends without its last chunk`() async throws {
    try await withLoopbackServer { _ in
      .events { writer in
        try await writer.send("x")
        throw CancellationError()
      }
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      await client.get("/")
      #expect(await client.readToEnd().text.hasSuffix("1\r\nx\r\n"))
    }
  }

  @Test func `stopping ends answers, waits and connections`() async throws {
    let (endings, ended) = AsyncStream.makeStream(of: Bool.self)
    let server = try LoopbackServer.start { _ in
      await untilCancelled()
      ended.yield(Task.isCancelled)
      return .json("1")
    }
    let client = try #require(RawClient(port: server.port))
    await client.get("/")
    try await server.statistics { $0.openRequests == 1 }
    async let never = (try? server.statistics { $0.requests == 2 }) == nil
    await server.stop()
    #expect(await never)
    await #expect(throws: CancellationError.self) {
      try await server.statistics { $0.requests == 2 }
    }
    #expect(await client.readToEnd().text == "")
    #expect(RawClient(port: server.port) == nil)
    #expect(server.statistics.openConnections == 0 && server.statistics.openRequests == 0)
    await server.stop()
    ended.finish()
    #expect(await endings.reduce(into: []) { $0.append($1) } == [true])
  }

  @Test func `a wait ends when its caller is cancelled`() async throws {
    try await withLoopbackServer { _ in
      .json("1")
    } while: { server in
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { (try? await server.statistics { $0.requests == 1 }) == nil }
        group.cancelAll()
        #expect(await group.next() == true)
      }
    }
  }

  @Test func `a server without an owner closes`() async throws {
    var server: LoopbackServer? = try LoopbackServer.start { _ in .init(fault: .stallBeforeHead) }
    let port = try #require(server?.port)
    let client = try #require(RawClient(port: port))
    await client.get("/")
    server = nil
    #expect(await client.readToEnd().text == "")
  }

  @Test func `a port that is taken is an error that says so`() async throws {
    try await withLoopbackServer { _ in
      .json("1")
    } while: { server in
      let error = #expect(throws: LoopbackError.self) {
        try LoopbackServer.start(port: server.port) { _ in .json("1") }
      }
      #expect(error?.description.hasPrefix("cannot listen on 127.0.0.1:\(server.port): ") == true)
    }
  }
}

/// Returns when the task that calls it is cancelled.
private func untilCancelled() async {
  let (silence, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in silence {}
}
