#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import HTTP

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
    forecast: .constant("https://api.open-meteo.com/v1/forecast"),
    geocoding: .constant("https://geocoding-api.open-meteo.com/v1/search"),
    airQuality: .constant("https://air-quality-api.open-meteo.com/v1/air-quality"),
    openWeatherMap: .constant("https://api.openweathermap.org"))
}
