import Demo
import Foundation
import HTTP
import LoopbackServer
import Testing
import Weather

/// Over real sockets, against the sample services.
@Suite(.timeLimit(.minutes(5))) struct WeatherServiceTests {
  @Test func `ten places cost one request, the air of all of them a second`() async throws {
    try await ServiceBench.withDemo { service in
      let query = WeatherQuery(hours: 24, days: 7, wantsAirQuality: true)
      let outcomes = try await ServiceBench.client(service).reports(for: ServiceBench.places, query)
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
    try await ServiceBench.withDemo { service in
      let outcomes = try await ServiceBench.client(service, key: "k").reports(
        for: ServiceBench.places)
      #expect(outcomes.allSatisfy { (try? $0.get().provider) == .openWeatherMap })
      let statistics = service.server.statistics
      #expect(statistics.requestsByPath == ["/data/2.5/weather": 10])
      #expect(statistics.mostRequests <= 2)
      let targets = statistics.recentRequests.map(\.target)
      #expect(targets.allSatisfy { $0.hasSuffix("&units=metric&lang=en&appid=k") })
    }
  }

  @Test func `hours and days of OpenWeatherMap cost one more request`() async throws {
    try await ServiceBench.withDemo { service in
      let report = try await ServiceBench.client(service, key: "k")
        .report(for: ServiceBench.places[3], WeatherQuery(hours: 24, days: 5))
      #expect(report.hours.count == 40 && report.hours.first?.spanHours == 3)
      #expect((5...6).contains(report.days.count))
      #expect(service.server.statistics.requests == 2)
    }
  }

  @Test func `a place is found and its weather is that of its zone`() async throws {
    try await ServiceBench.withDemo { service in
      let finder = PlaceFinder(
        http: ServiceBench.http(), addresses: try ServiceBench.addresses(service)
      ) { Date() }
      let found = try await finder.places(for: "Mossford, Halvena")
      #expect(found.places.map(\.adminRegion) == ["Tarn County", "Saltmarch"])
      let high = try #require(try await finder.places(for: "himchuli").places.first)
      let report = try await ServiceBench.client(service).report(for: high, WeatherQuery(days: 2))
      #expect(report.zone.offsetSeconds(at: report.now) == 20_700)
      #expect(report.zone.iso8601(report.now) == "2027-01-15T13:45:00+05:45")
      #expect(report.days.map(\.date.description).first == "2027-01-15")
      await #expect(throws: WeatherError.noSuchPlace("Qwrtz")) {
        try await finder.places(for: "Qwrtz")
      }
    }
  }
}
