#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Brings the weather of places from a provider, and remembers it for as long as it holds.
///
/// The weather now is remembered for 10 minutes, the forecast and the air for 30, by this machine's own clock.
public actor WeatherClient {
  let http: HTTPClient
  let now: @Sendable () -> Date

  /// A client of the services at `addresses`.
  ///
  /// - Parameters:
  ///   - http: Sends the requests.
  ///   - addresses: Where the services are.
  ///   - provider: Who is to answer, and nobody else; `nil` for OpenWeatherMap where there is a key and Open-Meteo
  ///     where there is none, and for Open-Meteo also when the other fails.
  ///   - key: The key of OpenWeatherMap.
  ///   - cache: What was brought before; `nil` to remember nothing.
  ///   - now: The time of day.
  public init(
    http: HTTPClient, addresses: WeatherAddresses = .official, provider: Provider? = nil,
    key: APIKey? = nil, cache: (any WeatherCache)? = nil, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.now = now
  }

  /// The weather of one place.
  ///
  /// - Throws: `.http`, `.keyRefused`, `.noKey`.
  public func report(
    for place: Place, _ query: WeatherQuery = WeatherQuery()
  ) async throws(WeatherError) -> WeatherReport {
    guard let outcome = try await reports(for: [place], query).first else {
      throw .http(.cancelled)
    }
    return try outcome.get()
  }

  /// The weather of places, in their order; each one succeeds or fails for itself.
  ///
  /// Open-Meteo is asked once about all of them, OpenWeatherMap about each, at most two requests at a time.
  ///
  /// - Throws: `.http(.cancelled)` alone.
  public func reports(
    for places: [Place], _ query: WeatherQuery = WeatherQuery()
  ) async throws(WeatherError) -> [Result<WeatherReport, WeatherError>] {
    places.map { _ in .failure(.http(.cancelled)) }
  }
}
