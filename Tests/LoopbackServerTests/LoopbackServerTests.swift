import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1))) struct LoopbackServerTests {
  @Test func `a connection carries one answer after the other`() async throws {
    try await withLoopbackServer {
      .json("\"\($0.target)\"")
    } while: { server in
      let client = try #require(RawClient(port: server.port))
      for target in ["/a", "/b?c=d", "/e"] {
        client.get(target)
        let (head, body) = client.readAnswer()
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(body == "\"\(target)\"")
      }
      let statistics = try await server.statistics(when: { $0.answers == 3 })
      #expect(statistics.requests == 3 && statistics.mostRequests == 1)
      #expect(statistics.connections == 1 && statistics.openConnections == 1)
      #expect(statistics.requestsByPath == ["/a": 1, "/b": 1, "/e": 1])
    }
  }
}
