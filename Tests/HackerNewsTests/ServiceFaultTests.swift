import HTTP
import HackerNews
import LoopbackServer
import Testing

/// Over real sockets: what becomes of every fault the server can have.
@Suite(.timeLimit(.minutes(5))) struct ServiceFaultTests {
  /// How long to wait for an answer that is late for good.
  private static func timeout(_ fault: LoopbackFault) -> Duration {
    let stalls: [LoopbackFault] = [.stallBeforeHead, .stallAfterHead, .stallInBody]
    return .seconds(stalls.contains(fault) ? 5 : 30)
  }

  private static let harmless: [LoopbackFault] = [.trailers, .byteAtATime(every: .milliseconds(1))]

  @Test(arguments: LoopbackFault.samples)
  func `a fault of one item is a gap at most, its neighbours are shown`(fault: LoopbackFault)
    async throws
  {
    let neighbours = Gate()
    try await withLoopbackServer { request in
      var response = LoopbackService.item(request)
      if request.path.hasSuffix("/2.json") {
        // A fault of the whole server must not cost them their connections.
        await neighbours.pass()
        response.fault = fault
      }
      return request.path == "/moved" ? .status(404) : response
    } while: { server in
      async let met: Void = {
        try await server.statistics { statistics in
          [1, 3].allSatisfy { statistics.requestsByPath["/v0/item/\($0).json"] != nil }
        }
        neighbours.open()
      }()
      let outcomes = try await LoopbackService.client(of: server, timeout: Self.timeout(fault))
        .items([1, 2, 3])
      try await met
      let ids = outcomes.map { try? $0.get().id }
      #expect(ids == [1, Self.harmless.contains(fault) ? 2 : nil, 3], "\(outcomes[1])")
    }
  }

  @Test(arguments: LoopbackFault.samples)
  func `a fault of the list is an error, never an empty success`(fault: LoopbackFault) async throws
  {
    try await withLoopbackServer { request in
      if request.path == "/moved" { return .status(404) }
      return LoopbackResponse(body: .bytes(Array("[1,2,3]".utf8)), fault: fault)
    } while: { server in
      let client = try LoopbackService.client(of: server, timeout: Self.timeout(fault))
      if Self.harmless.contains(fault) {
        #expect(try await client.ids(in: .top) == [1, 2, 3])
      } else {
        await #expect(throws: HackerNewsError.self) { try await client.ids(in: .top) }
      }
    }
  }

  @Test func `an item of more than 64 KiB is a gap, a list an error`() async throws {
    try await withLoopbackServer { _ in
      LoopbackResponse(body: .repeated([UInt8](repeating: 0x20, count: 1024), times: 65))
    } while: { server in
      let client = try LoopbackService.client(of: server)
      let host = "127.0.0.1"
      let gap = Gap(
        id: 1, reason: .failed(.tooLarge(endpoint: "\(host)/v0/item/1.json", limit: 65536)))
      #expect(try await client.items([1]) == [.failure(gap)])
      let error = HackerNewsError.http(
        .tooLarge(endpoint: "\(host)/v0/topstories.json", limit: 65536))
      await #expect(throws: error) { try await client.ids(in: .top) }
    }
  }
}
