/// What a service said about one place.
struct Answer: Sendable, Equatable, Codable {
  /// The clock of the place.
  var zone = PlaceZone.utc
  /// Metres above the sea.
  var elevationMetres: Double?
  /// The weather now.
  var current: CurrentWeather?
  /// What the sun does today, where it is not told with the days.
  var sun: Sun?
  /// Steps in order of time.
  var hours: [HourlyWeather] = []
  /// Days in order.
  var days: [DailyWeather] = []
}
