/// The weather forecast for one day of the place; what the service did not tell is absent, never zero.
public struct DailyWeather: Sendable, Equatable, Codable {
  /// The day in the place's calendar.
  public var date: CalendarDate
  /// Whether only some hours of the day are in it, as on the first and last day of OpenWeatherMap.
  ///
  /// Its lowest and highest are then those of these hours.
  public var isPartial = false
  /// The worst weather of the day.
  public var condition = Condition.unknown
  /// The highest temperature, 2 m above the ground.
  public var highestCelsius: Double?
  /// The lowest temperature.
  public var lowestCelsius: Double?
  /// The highest of what the air feels like.
  public var highestFeelsLikeCelsius: Double?
  /// The lowest of what the air feels like.
  public var lowestFeelsLikeCelsius: Double?
  /// When the sun rises and sets, if it does; `nil` where nobody said.
  public var sun: Sun?
  /// How long the sun is up.
  public var daylightSeconds: Double?
  /// How long it shines.
  public var sunshineSeconds: Double?
  /// The highest ultraviolet index.
  public var highestUVIndex: Double?
  /// How likely precipitation is at its likeliest, 0 to 100.
  public var precipitationProbabilityPercent: Double?
  /// Rain, showers and molten snow of the day, as water.
  public var precipitationMillimetres: Double?
  /// How many hours have precipitation.
  public var precipitationHours: Double?
  /// New snow of the day, as its depth; not the same number as its water.
  public var snowfallCentimetres: Double?
  /// The highest mean wind speed, 10 m above the ground.
  public var windKilometresPerHour: Double?
  /// Where the wind mostly comes from: 0 is north, 90 east.
  public var windDirectionDegrees: Double?
  /// The strongest gust.
  public var gustKilometresPerHour: Double?

  /// A day of which nothing is known yet.
  public init(date: CalendarDate) { self.date = date }
}
