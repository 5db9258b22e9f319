import HTTP
import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct CancellationContractTests {
  @Test(arguments: LiveTransport.allCases, [LoopbackFault.stallBeforeHead, .stallInBody])
  func `cancelling frees the caller, and the server sees the close`(
    kind: LiveTransport, fault: LoopbackFault
  ) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      LoopbackResponse(
        body: .bytes(Array("abcd".utf8)), fault: asked.path == "/stalls" ? fault : nil)
    })
    let transport = kind.make()
    _ = try await transport.send(request(on: server))  // a fresh connection spins in URLSession
    let stalled = try request("/stalls", on: server, timeout: .seconds(300))
    let task = Task { await transport.result(of: stalled) }
    try await server.statistics(when: { $0.requestsByPath["/stalls"] == 1 })
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    try await server.statistics(when: { $0.abandonedRequests == 1 && $0.openConnections == 0 })
    #expect(try await transport.send(request(on: server)).status == 200)
  }

  @Test(arguments: LiveTransport.allCases)
  func `who is cancelled before it asks sends nothing`(kind: LiveTransport) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = kind.make()
    let asked = try request(on: server)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.result(of: asked)
    }
    #expect(await task.value == .failure(.cancelled))
    _ = try await transport.send(request("/next", on: server))
    #expect(server.statistics.requestsByPath == ["/next": 1])
  }
}
