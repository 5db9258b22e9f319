/// What is to be brought about places.
///
/// The weather now and what the sun does today always come; the rest costs more and is asked for.
public struct WeatherQuery: Sendable, Equatable {
  /// The most hours that a provider looks ahead.
  public static let mostHours = 384
  /// The most days that a provider looks ahead, today included.
  public static let mostDays = 16

  /// How many hours ahead, 0 to 384; steps of 3 hours count as 3.
  public var hours: Int
  /// How many days, today included, 0 to 16.
  public var days: Int
  /// Whether what is in the air is wanted.
  public var wantsAirQuality: Bool
  /// The language of the provider's own words, such as `en`.
  public var language: String
  /// Whether only an answer of this moment will do, neither a remembered one nor an old one.
  public var isFresh: Bool

  /// A question for the given parts; numbers outside their ranges are moved to the nearest inside.
  public init(
    hours: Int = 0, days: Int = 0, wantsAirQuality: Bool = false, language: String = "en",
    isFresh: Bool = false
  ) {
    self.hours = min(max(hours, 0), Self.mostHours)
    self.days = min(max(days, 0), Self.mostDays)
    self.wantsAirQuality = wantsAirQuality
    self.language = language
    self.isFresh = isFresh
  }
}
