import Foundation
import LoopbackServer
import Testing

@testable import Benchmarks

@Suite(.timeLimit(.minutes(5))) struct PushTests {
  private func report(of origin: PushOrigin, _ path: String) throws -> PushReport {
    let response = origin.answer(to: .get(path))
    guard case .bytes(let bytes) = response.body else { throw CocoaError(.coderReadCorrupt) }
    return try JSONDecoder().decode(PushReport.self, from: Data(bytes))
  }

  @Test func `an hour has 500 events, spread evenly`() {
    let acts = (0..<PushScript.stepsAnHour).flatMap { PushScript.busyHour.acts(in: $0) }
    let counts = Dictionary(acts.map { ($0, $0 == .keepAlive ? 2 : 1) }, uniquingKeysWith: +)
    #expect(counts == [.story: 60, .vote: 40, .elsewhere: 160, .keepAlive: 240])
    let drops = (0..<PushScript.stepsAnHour).filter {
      PushScript.busyHour.drop(before: $0) != nil
    }
    #expect(drops.count == 4)
    #expect(drops.allSatisfy { PushScript.busyHour.acts(in: $0).starts(with: [.story, .vote]) })
    #expect(
      PushScript.busyHour.drop(before: drops[0]) != PushScript.busyHour.drop(before: drops[1]))
  }

  @Test func `a day has as many stories as were recorded`() {
    let steps = 24 * PushScript.stepsAnHour
    #expect(PushScript.usualHour.total(of: \.stories, in: steps) == 691)
  }

  @Test func `a story, a vote and a burst change the list and the points`() throws {
    let origin = PushOrigin()
    let start = try report(of: origin, "/act")
    #expect(start.points == 30 && start.sent == [PushOrigin.list: 0, PushOrigin.updates: 0])
    let voted = try report(of: origin, "/act/vote/elsewhere")
    #expect(voted.points == 31 && voted.newest == start.newest)
    #expect(try report(of: origin, "/act/story").newest == start.newest + 7)
    #expect(try report(of: origin, "/burst/600").newest == start.newest + 601 * 7)
    #expect(try report(of: origin, "/act").points == 30)
    #expect(origin.answer(to: .get("/act/dance")).status == 404)
  }

  @Test func `only what the service is asked for counts as a request`() throws {
    let origin = PushOrigin()
    for path in ["/v0/newstories.json", "/v0/updates.json", "/v0/item/39999993.json", "/act"] {
      #expect(origin.answer(to: .get(path)).status == 200)
    }
    #expect(try report(of: origin, "/act").requests == 3)
  }

  @Test(arguments: [(true, 15 + 10 + 1), (false, 15 * 2 + 15)])
  func `a watch of a quarter of an hour is followed to its end`(
    isPushed: Bool, bound: Int
  ) async throws {
    let origin = PushOrigin()
    let server = try LoopbackServer.start(answeringAtOnce: origin.answer)
    let control = try PushControl(address: server.address)
    let watch = PushedWatch(of: control, isPushed: isPushed)
    let requests = try await watch.follow { watch in
      let before = try await control.act([]).requests
      for step in 0..<90 { try await watch.take(step, of: .busyHour) }
      return try await control.act([]).requests - before
    }
    #expect(isPushed ? requests == bound : requests >= bound)
    await server.stop()
  }
}
