/// What a service is asked for in one go.
struct Wanted: Sendable, Equatable {
  /// Whether the weather now is wanted.
  var current = true
  /// How many days of forecast, today included; 0 for no forecast at all, hours neither.
  var days = 0
  /// How many hours of it.
  var hours = 0
  /// The language of the service's words.
  var language = "en"
}
