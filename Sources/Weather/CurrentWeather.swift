#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The weather of a place at one moment; what the service did not tell is absent, never zero.
///
/// Whatever the provider sends is converted once, on arrival; `UnitSystem` converts for people.
public struct CurrentWeather: Sendable, Equatable, Codable {
  /// The moment it holds for, which may be some minutes past.
  public var time: Date
  /// The kind of weather.
  public var condition = Condition.unknown
  /// The provider's own words for it in the language asked for; foreign text.
  public var conditionText: String?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// The air, 2 m above the ground.
  public var temperatureCelsius: Double?
  /// What the air feels like with wind, moisture and sun.
  public var feelsLikeCelsius: Double?
  /// The temperature at which dew forms.
  public var dewPointCelsius: Double?
  /// Relative humidity, 0 to 100.
  public var humidityPercent: Double?
  /// Air pressure reduced to sea level.
  public var pressureHectopascals: Double?
  /// How much of the sky is covered, 0 to 100.
  public var cloudCoverPercent: Double?
  /// How far one can see; OpenWeatherMap never says more than 10 000.
  public var visibilityMetres: Double?
  /// The ultraviolet index, 0 and up.
  public var uvIndex: Double?
  /// Rain, showers and molten snow that fell in `precipitationMinutes`, as water.
  public var precipitationMillimetres: Double?
  /// The time before `time` in which the precipitation fell.
  public var precipitationMinutes: Int?
  /// New snow in the same time, as its depth; not the same number as its water.
  public var snowfallCentimetres: Double?
  /// Mean wind speed, 10 m above the ground.
  public var windKilometresPerHour: Double?
  /// Where the wind comes from: 0 is north, 90 east.
  public var windDirectionDegrees: Double?
  /// The strongest gust, at least the mean wind: a lower one is no gust and left out.
  public var gustKilometresPerHour: Double?

  /// A moment of which nothing is known yet.
  public init(time: Date) { self.time = time }

  /// The precipitation as if it went on for an hour.
  public var precipitationMillimetresPerHour: Double? {
    guard let amount = precipitationMillimetres, let minutes = precipitationMinutes, minutes > 0
    else { return nil }
    return amount * 60 / Double(minutes)
  }
}
