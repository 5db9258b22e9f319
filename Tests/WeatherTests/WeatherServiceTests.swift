import CurlTransport
import Demo
import Foundation
import HTTP
import LoopbackServer
import Testing
import Weather

/// Over real sockets, against the sample services and every fault the server can have.
@Suite(.timeLimit(.minutes(5))) struct WeatherServiceTests {
  private static let now = 1_800_000_000

  private static func http(timeout: Duration = .seconds(20), attempts: Int = 3) -> HTTPClient {
    HTTPClient(
      transport: CurlTransport(connectionsPerHost: 2, environment: [:]), clock: ContinuousClock(),
      policy: HTTPPolicy(
        attempts: attempts, timeout: timeout, backoff: Backoff(first: .milliseconds(20))))
  }

  private static func addresses(_ service: DemoWeatherService) throws -> WeatherAddresses {
    WeatherAddresses(
      forecast: try #require(URL(string: service.forecastURL)),
      geocoding: try #require(URL(string: service.geocodingURL)),
      airQuality: try #require(URL(string: service.airQualityURL)),
      openWeatherMap: try #require(URL(string: service.openWeatherMapURL)))
  }

  private static func client(
    _ service: DemoWeatherService, provider: Provider? = nil, key: String? = nil,
    timeout: Duration = .seconds(20)
  ) throws -> WeatherClient {
    WeatherClient(
      http: http(timeout: timeout), addresses: try addresses(service), provider: provider,
      key: key.map { APIKey($0) }
    ) { Date(timeIntervalSince1970: Double(now)) }
  }

  private static func withDemo(
    fault: @escaping @Sendable (LoopbackRequest) -> LoopbackFault? = { _ in nil },
    _ body: (DemoWeatherService) async throws -> Void
  ) async throws {
    try await withDemoWeather(seed: 1, now: { now }, fault: fault, while: body)
  }

  private static let places = (0..<10).map {
    Place(name: "p\($0)", latitude: Double($0 * 5), longitude: Double($0 * 7))
  }

  @Test func `ten places cost one request, the air of all of them a second`() async throws {
    try await Self.withDemo { service in
      let query = WeatherQuery(hours: 24, days: 7, wantsAirQuality: true)
      let outcomes = try await Self.client(service).reports(for: Self.places, query)
      for outcome in outcomes {
        let report = try outcome.get()
        #expect(report.current?.temperatureCelsius != nil && report.sun != nil)
        #expect(report.hours(next: 24).count == 24 && report.days(next: 7).count == 7)
        #expect(report.airQuality?.usIndex != nil && report.notes == [])
      }
      #expect(
        service.server.statistics.requestsByPath == ["/v1/forecast": 1, "/v1/air-quality": 1])
    }
  }

  @Test func `OpenWeatherMap is asked about each place, two requests at a time`() async throws {
    try await Self.withDemo { service in
      let outcomes = try await Self.client(service, key: "k").reports(for: Self.places)
      #expect(outcomes.allSatisfy { (try? $0.get().provider) == .openWeatherMap })
      let statistics = service.server.statistics
      #expect(statistics.requestsByPath == ["/data/2.5/weather": 10])
      #expect(statistics.mostRequests <= 2)
      let targets = statistics.recentRequests.map(\.target)
      #expect(targets.allSatisfy { $0.hasSuffix("&units=metric&lang=en&appid=k") })
    }
  }

  @Test func `hours and days of OpenWeatherMap cost one more request`() async throws {
    try await Self.withDemo { service in
      let report = try await Self.client(service, key: "k")
        .report(for: Self.places[3], WeatherQuery(hours: 24, days: 5))
      #expect(report.hours.count == 40 && report.hours.first?.spanHours == 3)
      #expect((5...6).contains(report.days.count))
      #expect(service.server.statistics.requests == 2)
    }
  }

  @Test func `a place is found and its weather is that of its zone`() async throws {
    try await Self.withDemo { service in
      let finder = PlaceFinder(http: Self.http(), addresses: try Self.addresses(service)) { Date() }
      let found = try await finder.places(for: "Mossford, Halvena")
      #expect(found.places.map(\.adminRegion) == ["Tarn County", "Saltmarch"])
      let high = try #require(try await finder.places(for: "himchuli").places.first)
      let report = try await Self.client(service).report(for: high, WeatherQuery(days: 2))
      #expect(report.zone.offsetSeconds(at: report.now) == 20_700)
      #expect(report.zone.iso8601(report.now) == "2027-01-15T13:45:00+05:45")
      #expect(report.days.map(\.date.description).first == "2027-01-15")
      await #expect(throws: WeatherError.noSuchPlace("Qwrtz")) {
        try await finder.places(for: "Qwrtz")
      }
    }
  }

  private static let harmless: [LoopbackFault] = [.trailers, .byteAtATime(every: .milliseconds(1))]

  private static func timeout(_ fault: LoopbackFault) -> Duration {
    let stalls: [LoopbackFault] = [.stallBeforeHead, .stallAfterHead, .stallInBody]
    return .seconds(stalls.contains(fault) ? 2 : 30)
  }

  @Test(arguments: LoopbackFault.samples)
  func `a fault is an error, never weather`(fault: LoopbackFault) async throws {
    try await Self.withDemo(fault: { $0.path == "/v1/forecast" ? fault : nil }) { service in
      let client = try Self.client(service, timeout: Self.timeout(fault))
      // A refusal of some milliseconds is over when the client tries again.
      let outcome = try await client.reports(for: [Self.places[1]])[0]
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
    try await Self.withDemo(fault: { $0.path.hasPrefix("/data") ? fault : nil }) { service in
      let report = try await Self.client(service, key: "SECRET").report(for: Self.places[1])
      #expect(report.provider == .openMeteo && report.notes.count == 1)
      #expect(!"\(report.notes)".contains("SECRET"))
      for request in service.server.statistics.recentRequests
      where !request.path.hasPrefix("/data") {
        #expect(!request.target.contains("SECRET"))
      }
    }
  }

  @Test func `a refused key ends it`() async throws {
    try await Self.withDemo(fault: { $0.path.hasPrefix("/data") ? .unauthorized : nil }) {
      service in
      let error = await #expect(throws: WeatherError.self) {
        try await Self.client(service, key: "SECRET").report(for: Self.places[1])
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
      try await Self.withDemo(fault: { $0.path.hasPrefix("/data") ? moved : nil }) { service in
        _ = try? await Self.client(service, provider: .openWeatherMap, key: "SECRET")
          .report(for: Self.places[1])
      }
      #expect(other.statistics.recentRequests.allSatisfy { !$0.target.contains("SECRET") })
    }
  }

  @Test func `cancelling frees the caller and the service`() async throws {
    try await Self.withDemo(fault: { _ in .stallBeforeHead }) { service in
      let client = try Self.client(service)
      let task = Task { try await client.reports(for: Self.places) }
      try await service.server.statistics { $0.openRequests == 1 }
      task.cancel()
      await #expect(throws: WeatherError.http(.cancelled)) { try await task.value }
      try await service.server.statistics { $0.openRequests == 0 }
    }
  }
}
