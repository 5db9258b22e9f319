import CurlTransport
import HTTP
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlHeadTests {
  @Test(arguments: [
    "HTTP/1.1 101 Switching Protocols\r\n\r\n", "HTTP/1.1 200 OK\r\nHTTP/1: x\r\n\r\n",
  ])
  func `a body without a head before it is refused, however long it is`(head: String) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      .raw(Array(head.utf8) + [UInt8](repeating: 0x61, count: 1 << 20), closes: false)
    })
    let transport = CurlTransport(connectionsPerHost: 2, environment: [:])
    let asked = try request(on: server)
    let error = HTTPError.undecodable(endpoint: "127.0.0.1/x", reason: "no HTTP")
    #expect(await transport.result(of: asked) == .failure(error))
    await #expect(throws: error) { try await transport.stream(asked) }
  }
}
