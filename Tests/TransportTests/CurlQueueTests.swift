import CurlTransport
import HTTP
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlQueueTests {
  @Test func `one host is asked no more than the width at a time`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(delay: .milliseconds(2))
    })
    let transport = CurlTransport(connectionsPerHost: 5, environment: [:])
    let asked = try request(on: server)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { Fate(of: await transport.result(of: asked)) } }
      for await fate in group { #expect(fate == .answer(200, bytes: 0)) }
    }
    #expect(server.statistics.requests == 100)
    #expect(server.statistics.mostRequests == 5)
    #expect(server.statistics.connections == 5)
  }

  @Test func `who waits in line is late at its own time`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(fault: .stallBeforeHead)
    })
    let transport = CurlTransport(connectionsPerHost: 1, environment: [:])
    let first = try request("/first", on: server)
    let holder = Task { await transport.result(of: first) }
    try await server.statistics(when: { $0.requests == 1 })
    let late = await transport.result(
      of: try request("/late", on: server, timeout: .milliseconds(50)))
    #expect(Fate(of: late) == .timedOut)
    holder.cancel()
    #expect(await holder.value == .failure(.cancelled))
    #expect(server.statistics.requestsByPath == ["/first": 1])
  }

  @Test func `a thousand that leave the line cost nothing`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      LoopbackResponse(fault: asked.path == "/first" ? .stallBeforeHead : nil)
    })
    let transport = CurlTransport(connectionsPerHost: 1, environment: [:])
    let first = try request("/first", on: server)
    let holder = Task { await transport.result(of: first) }
    try await server.statistics(when: { $0.requests == 1 })
    let asked = try request("/leaves", on: server)
    let leaving = (0..<1000).map { _ in Task { await transport.result(of: asked) } }
    for task in leaving { task.cancel() }
    for task in leaving { #expect(await task.value == .failure(.cancelled)) }
    holder.cancel()
    _ = try await transport.send(request("/last", on: server))
    #expect(server.statistics.requestsByPath == ["/first": 1, "/last": 1])
    #expect(server.statistics.connections == 2)
  }

  @Test func `streams do not take the places of requests`() async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { asked in
      LoopbackResponse(
        body: .bytes([0x61]), fault: asked.path == "/stream" ? .stallAfterHead : nil)
    })
    let transport = CurlTransport(connectionsPerHost: 1, environment: [:])
    var streams: [HTTPStream] = []
    for _ in 0..<4 { streams.append(try await transport.stream(request("/stream", on: server))) }
    #expect(try await transport.send(request(on: server)).status == 200)
    #expect(streams.map(\.status) == [200, 200, 200, 200])
  }

  @Test func `one host that hangs holds up no other`() async throws {
    let hanging = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(fault: .stallBeforeHead)
    })
    let other = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    let transport = CurlTransport(connectionsPerHost: 2, environment: [:])
    let asked = try request(on: hanging)
    let stuck = (0..<10).map { _ in Task { await transport.result(of: asked) } }
    try await hanging.statistics(when: { $0.requests == 2 })
    #expect(try await transport.send(request(on: other)).status == 200)
    for task in stuck { task.cancel() }
    try await hanging.statistics(when: { $0.openConnections == 0 })
  }
}
