#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The weather forecast for one step of time; what the service did not tell is absent, never zero.
public struct HourlyWeather: Sendable, Equatable, Codable {
  /// The moment that temperature, wind and condition hold for.
  public var time: Date
  /// How many hours a step takes: 1, or 3 from OpenWeatherMap.
  public var spanHours: Int
  /// The kind of weather.
  public var condition = Condition.unknown
  /// Whether the sun is up.
  public var isDay: Bool?
  /// The air, 2 m above the ground.
  public var temperatureCelsius: Double?
  /// What the air feels like.
  public var feelsLikeCelsius: Double?
  /// Relative humidity, 0 to 100.
  public var humidityPercent: Double?
  /// Air pressure reduced to sea level.
  public var pressureHectopascals: Double?
  /// How much of the sky is covered, 0 to 100.
  public var cloudCoverPercent: Double?
  /// How far one can see.
  public var visibilityMetres: Double?
  /// The ultraviolet index, 0 and up.
  public var uvIndex: Double?
  /// How likely precipitation is in this step, 0 to 100.
  public var precipitationProbabilityPercent: Double?
  /// Rain, showers and molten snow in the `spanHours` before `time`, as water.
  public var precipitationMillimetres: Double?
  /// New snow in the same time, as its depth; not the same number as its water.
  public var snowfallCentimetres: Double?
  /// Mean wind speed, 10 m above the ground.
  public var windKilometresPerHour: Double?
  /// Where the wind comes from: 0 is north, 90 east.
  public var windDirectionDegrees: Double?
  /// The strongest gust, at least the mean wind.
  public var gustKilometresPerHour: Double?

  /// A step of which nothing is known yet.
  public init(time: Date, spanHours: Int = 1) {
    self.time = time
    self.spanHours = spanHours
  }
}
