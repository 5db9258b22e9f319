import Weather

/// What is to be done as long as the full-screen view stands as it does.
struct WeatherWishes: Equatable, Sendable {
  /// Which places are followed.
  struct Following: Equatable, Sendable {
    var places: [Place]
    /// Whether they are looked at again and again.
    var isLive: Bool
    /// Another number brings them anew.
    var turn: Int
  }

  var following: Following
  /// What is searched for.
  var search: String
}
