import CurlTransport
import Demo
import Foundation
import HTTP
import LoopbackServer
import Testing
import Weather

/// The sample services on a real server, and clients of them.
enum ServiceBench {
  static let now = 1_800_000_000

  static func http(timeout: Duration = .seconds(300), attempts: Int = 3) -> HTTPClient {
    HTTPClient(
      transport: CurlTransport(connectionsPerHost: 2, environment: [:]), clock: ContinuousClock(),
      policy: HTTPPolicy(
        attempts: attempts, timeout: timeout, backoff: Backoff(first: .milliseconds(20))))
  }

  static func addresses(_ service: DemoWeatherService) throws -> WeatherAddresses {
    WeatherAddresses(
      forecast: try #require(URL(string: service.forecastURL)),
      geocoding: try #require(URL(string: service.geocodingURL)),
      airQuality: try #require(URL(string: service.airQualityURL)),
      openWeatherMap: try #require(URL(string: service.openWeatherMapURL)))
  }

  static func client(
    _ service: DemoWeatherService, provider: Provider? = nil, key: String? = nil,
    timeout: Duration = .seconds(300)
  ) throws -> WeatherClient {
    WeatherClient(
      http: http(timeout: timeout), addresses: try addresses(service), provider: provider,
      key: key.map { APIKey($0) }
    ) { Date(timeIntervalSince1970: Double(now)) }
  }

  static func withDemo(
    fault: @escaping @Sendable (LoopbackRequest) -> LoopbackFault? = { _ in nil },
    _ body: (DemoWeatherService) async throws -> Void
  ) async throws {
    try await withDemoWeather(seed: 1, now: { now }, fault: fault, while: body)
  }

  static let places = (0..<10).map {
    Place(name: "p\($0)", latitude: Double($0 * 5), longitude: Double($0 * 7))
  }
}
