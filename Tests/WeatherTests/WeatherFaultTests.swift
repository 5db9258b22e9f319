import Demo
import Foundation
import HTTP
import LoopbackServer
import Testing
import Weather

/// Over real sockets: what becomes of every fault the server can have.
@Suite(.timeLimit(.minutes(5))) struct WeatherFaultTests {
  private static let harmless: [LoopbackFault] = [.trailers, .byteAtATime(every: .milliseconds(1))]

  private static func timeout(_ fault: LoopbackFault) -> Duration {
    let stalls: [LoopbackFault] = [.stallBeforeHead, .stallAfterHead, .stallInBody]
    return .seconds(stalls.contains(fault) ? 2 : 30)
  }

  @Test(arguments: LoopbackFault.samples)
  func `a fault is an error, never weather`(fault: LoopbackFault) async throws {
    try await ServiceBench.withDemo(fault: { $0.path == "/v1/forecast" ? fault : nil }) { service in
      let client = try ServiceBench.client(service, timeout: Self.timeout(fault))
      // A refusal of some milliseconds is over when the client tries again.
      let outcome = try await client.reports(for: [ServiceBench.places[1]])[0]
      if Self.harmless.contains(fault) {
        #expect(try outcome.get().current != nil)
      } else {
        #expect(throws: WeatherError.self) { try outcome.get() }
      }
    }
  }

  @Test(arguments: [LoopbackFault.status(503), .html, .truncated, .slowDown(retryAfter: nil)])
  func `another provider helps out, and the key stays where it belongs`(
    fault: LoopbackFault
  ) async throws {
    try await ServiceBench.withDemo(fault: { $0.path.hasPrefix("/data") ? fault : nil }) {
      service in
      let report = try await ServiceBench.client(service, key: "SECRET").report(
        for: ServiceBench.places[1])
      #expect(report.provider == .openMeteo && report.notes.count == 1)
      #expect(!"\(report.notes)".contains("SECRET"))
      for request in service.server.statistics.recentRequests
      where !request.path.hasPrefix("/data") {
        #expect(!request.target.contains("SECRET"))
      }
    }
  }

  @Test func `a refused key ends it`() async throws {
    try await ServiceBench.withDemo(fault: { $0.path.hasPrefix("/data") ? .unauthorized : nil }) {
      service in
      let error = await #expect(throws: WeatherError.self) {
        try await ServiceBench.client(service, key: "SECRET").report(for: ServiceBench.places[1])
      }
      #expect(error == .keyRefused(.openWeatherMap, status: 401))
      #expect(service.server.statistics.requests == 1)
    }
  }

  @Test func `a redirect to another origin does not get the key`() async throws {
    try await withLoopbackServer { _ in
      .json(#"{"cod":200}"#)
    } while: { other in
      let moved = LoopbackFault.redirect(to: other.address + "/moved")
      try await ServiceBench.withDemo(fault: { $0.path.hasPrefix("/data") ? moved : nil }) {
        service in
        _ = try? await ServiceBench.client(service, provider: .openWeatherMap, key: "SECRET")
          .report(for: ServiceBench.places[1])
      }
      #expect(other.statistics.recentRequests.allSatisfy { !$0.target.contains("SECRET") })
    }
  }

  @Test func `cancelling frees the caller and the service`() async throws {
    try await ServiceBench.withDemo(fault: { _ in .stallBeforeHead }) { service in
      let client = try ServiceBench.client(service)
      let task = Task { try await client.reports(for: ServiceBench.places) }
      try await service.server.statistics { $0.openRequests == 1 }
      task.cancel()
      await #expect(throws: WeatherError.http(.cancelled)) { try await task.value }
      try await service.server.statistics { $0.openRequests == 0 }
    }
  }
}
