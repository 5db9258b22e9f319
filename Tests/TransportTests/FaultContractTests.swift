import HTTP
import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(1))) struct FaultContractTests {

  @Test(
    arguments: LiveTransport.allCases,
    [
      (LoopbackFault.hangUp, [Fate.unreachable]), (.reset, [.unreachable]),
      (.resetInBody, [.unreachable]), (.truncated, [.unreachable]),
      (.lengthOff(by: 10), [.unreachable]), (.cutHead, [.unreachable]),
      (.brokenChunking, [.undecodable, .unreachable]), (.notHTTP, [.undecodable, .unreachable]),
      (.stallBeforeHead, [.timedOut]), (.stallAfterHead, [.timedOut]), (.stallInBody, [.timedOut]),
      (.byteAtATime(every: .milliseconds(20)), [.timedOut]),
      (.byteAtATime(every: .zero), [.answer(200, bytes: 26)]),
      (.lengthOff(by: -10), [.answer(200, bytes: 16)]), (.trailers, [.answer(200, bytes: 26)]),
      (.empty, [.answer(200, bytes: 0)]), (.null, [.answer(200, bytes: 4)]),
      (.unauthorized, [.answer(401, bytes: 0)]),
      (.endless, [.tooLarge]), (.oversized(bytes: 2 << 20), [.tooLarge]),
      (.gzipBomb(bytes: 8 << 20), [.tooLarge]),
    ])
  func `each fault has its fate`(
    kind: LiveTransport, fault: (LoopbackFault, [Fate])
  ) async throws {
    guard kind.survives(fault.0) else { return }
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(body: .bytes(Array("abcdefghijklmnopqrstuvwxyz".utf8)), fault: fault.0)
    })
    let asked = try request(
      on: server, timeout: fault.1 == [.timedOut] ? .milliseconds(300) : .seconds(20))
    let result = await kind.make().result(of: asked)
    #expect(fault.1.contains(Fate(of: result)), "\(fault.0): \(result)")
  }

  @Test(arguments: LiveTransport.allCases)
  func `an announced size beyond the limit is refused before it is read`(
    kind: LiveTransport
  ) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(body: .bytes(Array(repeating: 0x61, count: 1001)))
    })
    let fates = [
      Fate(of: await kind.make().result(of: try request(on: server, limit: 1000))),
      Fate(of: await kind.make().result(of: try request(on: server, limit: 1001))),
    ]
    #expect(fates == [.tooLarge, .answer(200, bytes: 1001)])
  }
}
