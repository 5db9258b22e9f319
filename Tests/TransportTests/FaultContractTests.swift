import HTTP
import LoopbackServer
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct FaultContractTests {
  /// A fault at a transport, and what may come of it.
  struct Trial: Sendable, CustomTestStringConvertible {
    let kind: LiveTransport
    let fault: LoopbackFault
    let fates: [Fate]
    var isDeadly: Bool { kind.deadlyFaults.contains(fault) }
    var testDescription: String { "\(kind): \(fault)" }
  }

  static let trials: [Trial] = LiveTransport.allCases.flatMap { kind in
    let table: [(LoopbackFault, [Fate])] = [
      (.hangUp, [.unreachable]), (.reset, [.unreachable]), (.resetInBody, [.unreachable]),
      (.truncated, [.unreachable]), (.lengthOff(by: 10), [.unreachable]),
      (.cutHead, [.unreachable]), (.brokenChunking, [.undecodable, .unreachable]),
      (.notHTTP, [.undecodable, .unreachable]), (.stallBeforeHead, [.timedOut]),
      (.stallAfterHead, [.timedOut]), (.stallInBody, [.timedOut]),
      (.byteAtATime(every: .milliseconds(20)), [.timedOut]),
      (.byteAtATime(every: .zero), [.answer(200, bytes: 26)]),
      (.lengthOff(by: -10), [.answer(200, bytes: 16)]), (.trailers, [.answer(200, bytes: 26)]),
      (.empty, [.answer(200, bytes: 0)]), (.null, [.answer(200, bytes: 4)]),
      (.unauthorized, [.answer(401, bytes: 0)]), (.endless, [.tooLarge]),
      (.oversized(bytes: 2 << 20), [.tooLarge]), (.gzipBomb(bytes: 8 << 20), [.tooLarge]),
    ]
    return table.map { Trial(kind: kind, fault: $0.0, fates: $0.1) }
  }

  @Test(arguments: trials.filter { !$0.isDeadly })
  func `each fault has its fate`(trial: Trial) async throws { try await carryOut(trial) }

  @Test(
    .disabled("each of these ends the process"),
    .bug("https://github.com/swiftlang/swift-corelibs-foundation/issues/5285"),
    arguments: trials.filter(\.isDeadly))
  func `URLSession on Linux lives on after a trailer and after half a head`(trial: Trial)
    async throws
  {
    try await carryOut(trial)
  }

  private func carryOut(_ trial: Trial) async throws {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in
      LoopbackResponse(body: .bytes(Array("abcdefghijklmnopqrstuvwxyz".utf8)), fault: trial.fault)
    })
    let asked = try request(
      on: server, timeout: trial.fates == [.timedOut] ? .milliseconds(300) : .seconds(120))
    let result = await trial.kind.make().result(of: asked)
    #expect(trial.fates.contains(Fate(of: result)), "\(result)")
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
