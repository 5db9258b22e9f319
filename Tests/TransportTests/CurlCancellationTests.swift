import CurlTransport
import HTTP
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlCancellationTests {
  @Test func `cancellations around the answer neither hang nor lose anybody`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(body: .bytes(Array("abcd".utf8)), delay: .milliseconds(1))
    })
    let transport = CurlTransport(connectionsPerHost: 16, environment: [:])
    let asked = try request(on: server)
    await withTaskGroup { group in
      for worker in 0..<16 {
        group.addTask {
          for turn in 0..<200 {
            let task = Task { Fate(of: await transport.result(of: asked)) }
            for _ in 0..<(worker * 7 + turn) % 50 { await Task.yield() }
            task.cancel()
            let fate = await task.value
            #expect([.cancelled, .answer(200, bytes: 4)].contains(fate))
          }
        }
      }
    }
    #expect(try await transport.send(asked).status == 200)
  }

  @Test func `a caller that leaves before its request is posted does not stop the ones behind`()
    async throws
  {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(connectionsPerHost: 1, environment: [:])
    let asked = try request(on: server)
    transport.abandon(WholeAnswer(asked))
    #expect(try await transport.send(asked).status == 200)
  }

  @Test func `a transport that is dropped closes its connections`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    do {
      let transport = CurlTransport(connectionsPerHost: 4, environment: [:])
      _ = try await transport.send(request(on: server))
      #expect(server.statistics.openConnections == 1)
    }
    try await server.statistics(when: { $0.openConnections == 0 })
  }

  @Test func `a slow reader holds the server back and loses nothing`() async throws {
    let total = 64 << 20
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      guard asked.path == "/stream" else { return .json("1") }
      return LoopbackResponse(
        body: .live { writer in
          let piece = [UInt8](repeating: 0x61, count: 1 << 16)
          for _ in 0..<(total / piece.count) { try await writer.send(piece) }
        })
    })
    let transport = CurlTransport(connectionsPerHost: 4, environment: [:])
    let stream = try await transport.stream(request("/stream", on: server))
    for _ in 0..<500 { _ = try await transport.send(request(on: server)) }
    #expect(server.statistics.bytesSent < total / 2)
    var read = 0
    for try await piece in stream.body { read += piece.count }
    #expect(read == total)
  }
}
