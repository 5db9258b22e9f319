#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where the services are.
public struct WeatherAddresses: Sendable, Equatable {
  /// Open-Meteo's forecast; ends in `/v1/forecast`.
  public var forecast: URL
  /// Open-Meteo's places; ends in `/v1/search`.
  public var geocoding: URL
  /// Open-Meteo's air; ends in `/v1/air-quality`.
  public var airQuality: URL
  /// OpenWeatherMap: the root of the server.
  public var openWeatherMap: URL

  /// The services at the given addresses.
  public init(
    forecast: URL = official.forecast, geocoding: URL = official.geocoding,
    airQuality: URL = official.airQuality, openWeatherMap: URL = official.openWeatherMap
  ) {
    self.forecast = forecast
    self.geocoding = geocoding
    self.airQuality = airQuality
    self.openWeatherMap = openWeatherMap
  }

  /// The public services.
  public static let official = WeatherAddresses(
    forecast: address("https://api.open-meteo.com/v1/forecast"),
    geocoding: address("https://geocoding-api.open-meteo.com/v1/search"),
    airQuality: address("https://air-quality-api.open-meteo.com/v1/air-quality"),
    openWeatherMap: address("https://api.openweathermap.org"))

  /// For the constants above: a wrong one is a fault of this file, seen by the first test that runs.
  private static func address(_ constant: String) -> URL {
    guard let url = URL(string: constant) else { preconditionFailure("\(constant) is no address") }
    return url
  }
}
