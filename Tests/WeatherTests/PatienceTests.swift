import Foundation
import HTTP
import Synchronization
import Testing
import Weather

/// A service that asks to be left alone is, whoever wants something of it meanwhile.
@Suite struct PatienceTests {
  private static let place = Place(name: "p", latitude: 1, longitude: 2)

  /// Answers all paths but one, which asks for the wait.
  private static func transport(refusing path: String, for wait: String) -> ScriptedTransport {
    ScriptedTransport { request throws(HTTPError) in
      guard request.url.path() != path else {
        return HTTPResponse(status: 429, headers: ["retry-after": wait])
      }
      return HTTPResponse(status: 200, body: Data(Sample.openMeteo.utf8))
    }
  }

  private static func slowDown(_ path: String, _ seconds: Int) -> WeatherError {
    .http(.slowDown(endpoint: path, retryAfter: .seconds(seconds)))
  }

  @Test(arguments: [("90", 90), ("7200", 600)])
  func `nothing is asked before the time is over that the service asked for, 10 minutes at most`(
    asked: String, seconds: Int
  ) async throws {
    let transport = Self.transport(refusing: Sample.paths.forecast, for: asked)
    let time = Time()
    let client = WeatherClient(http: transport.http) { time.now }
    let endpoint = "api.open-meteo.com/v1/forecast"
    for _ in 0..<2 { _ = try await client.reports(for: [Self.place]) }
    #expect(transport.requests.count == 1)
    time.now += Double(seconds - 1)
    let other = Place(name: "q", latitude: 3, longitude: 4)
    let outcome = try await client.reports(for: [other], WeatherQuery(isFresh: true))[0]
    #expect(outcome == .failure(Self.slowDown(endpoint, 1)))
    #expect(transport.requests.count == 1)
    time.now += 1
    _ = try await client.reports(for: [Self.place])
    #expect(transport.requests.count == 2)
  }

  @Test func `a clock that is set back makes the wait no longer`() async throws {
    let transport = Self.transport(refusing: Sample.paths.forecast, for: "90")
    let time = Time()
    let client = WeatherClient(http: transport.http) { time.now }
    _ = try await client.reports(for: [Self.place])
    time.now -= 86_400
    _ = try await client.reports(for: [Self.place])
    #expect(transport.requests.count == 2)
  }

  @Test func `air that asks for patience does not hold up the weather`() async throws {
    let transport = Self.transport(refusing: Sample.paths.air, for: "90")
    let client = WeatherClient(http: transport.http) { Sample.now }
    for _ in 0..<2 {
      let report = try await client.report(
        for: Self.place, WeatherQuery(wantsAirQuality: true))
      #expect(report.current != nil && report.notes.count == 1)
    }
    #expect(transport.paths.count { $0 == Sample.paths.air } == 1)
    #expect(transport.paths.count { $0 == Sample.paths.forecast } == 2)
  }

  @Test func `the search for places waits, too`() async throws {
    let transport = Self.transport(refusing: Sample.paths.search, for: "90")
    let finder = PlaceFinder(http: transport.http) { Sample.now }
    for text in ["Lon", "London"] {
      await #expect(throws: WeatherError.self) { try await finder.places(for: text) }
    }
    #expect(transport.requests.count == 1)
  }

  private final class Time: Sendable {
    private let moment = Mutex(Sample.now)
    var now: Date {
      get { moment.withLock { $0 } }
      set { moment.withLock { $0 = newValue } }
    }
  }
}
