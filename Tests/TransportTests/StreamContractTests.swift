import Foundation
import HTTP
import LoopbackServer
import TestSupport
import Testing
import URLSessionTransport

@Suite(.serialized, .timeLimit(.minutes(5))) struct StreamContractTests {
  @Test(arguments: LiveTransport.allCases)
  func `pieces arrive while the server goes on`(kind: LiveTransport) async throws {
    let (turns, turn) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      guard asked.path == "/stream" else { return .json("1") }
      return .events { writer in
        try await writer.send("a")
        for await _ in turns { break }
        try await writer.send("b")
      }
    })
    let transport = kind.make()
    _ = try await transport.send(request(on: server))
    let stream = try await transport.stream(request("/stream", on: server, kept: ["content-type"]))
    #expect(stream.status == 200)
    #expect(stream.headers == ["content-type": "text/event-stream"])
    var pieces = stream.body.makeAsyncIterator()
    #expect(try await pieces.next() == Data("a".utf8))
    turn.yield()
    #expect(try await pieces.next() == Data("b".utf8))
    #expect(try await pieces.next() == nil)
    #expect(try await pieces.next() == nil)
  }

  @Test(arguments: [(256 << 10, true), (1 << 20, false)])
  func `a session that cannot hold a server back keeps as much as the request allows`(
    bytes: Int, isEnough: Bool
  ) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      guard asked.path == "/stream" else { return .json("1") }
      return LoopbackResponse(body: .bytes([UInt8](repeating: 0x61, count: bytes)))
    })
    let transport = URLSessionTransport(connectionsPerHost: 1)
    let asked = try request("/stream", on: server, limit: 512 << 10)
    let stream = try await transport.stream(asked)
    _ = try await transport.send(request(on: server))  // has its turn once the stream is over
    var read = 0
    let reading = Task {
      for try await piece in stream.body { read += piece.count }; return read
    }
    let late = HTTPError.tooLarge(endpoint: "127.0.0.1/stream", limit: 512 << 10)
    if isEnough {
      #expect(try await reading.value == bytes)
    } else {
      await #expect(throws: late) { try await reading.value }
    }
  }

  @Test(arguments: LiveTransport.allCases)
  func `a stream that breaks says so once, behind what came before`(kind: LiveTransport)
    async throws
  {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(
        body: .bytes(Array("abcd".utf8)), fault: .truncated)
    })
    let stream = try await kind.make().stream(request(on: server))
    var pieces = stream.body.makeAsyncIterator()
    #expect(try await pieces.next() == Data("ab".utf8))
    let error = await #expect(throws: HTTPError.self) { _ = try await pieces.next() }
    #expect(Fate(of: .failure(try #require(error))) == .unreachable)
    #expect(try await pieces.next() == nil)
  }

  @Test(arguments: LiveTransport.allCases)
  func `silence beyond the timeout ends a stream`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(body: .bytes(Array("abcd".utf8)), fault: .stallInBody)
    })
    let asked = try request(on: server, timeout: .seconds(3))
    var pieces = try await kind.make().stream(asked).body.makeAsyncIterator()
    #expect(try await pieces.next() == Data("ab".utf8))
    let late = HTTPError.timedOut(endpoint: "127.0.0.1/x", after: .seconds(3))
    await #expect(throws: late) { _ = try await pieces.next() }
    try await server.statistics(when: { $0.openConnections == 0 })
  }

  @Test(arguments: LiveTransport.allCases)
  func `a reader that is cancelled ends, and the server sees the close`(
    kind: LiveTransport
  ) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      .events { writer in
        try await writer.send("a")
        await untilCancelled()
      }
    })
    let transport = kind.make()
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let asked = try request(on: server, timeout: .seconds(300))
    let reader = Task {
      for try await _ in try await transport.stream(asked).body { arrival.yield() }
      return true
    }
    for await _ in arrivals { break }
    reader.cancel()
    #expect(try await reader.value)
    try await server.statistics(when: { $0.openConnections == 0 && $0.openStreams == 0 })
  }

  @Test(arguments: LiveTransport.allCases)
  func `dropping the body closes the connection`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      .events { writer in
        try await writer.send("a")
        await untilCancelled()
      }
    })
    let transport = kind.make()
    do {
      let stream = try await transport.stream(request(on: server, timeout: .seconds(300)))
      for try await _ in stream.body { break }
    }
    try await server.statistics(when: { $0.openConnections == 0 && $0.openStreams == 0 })
  }
}
