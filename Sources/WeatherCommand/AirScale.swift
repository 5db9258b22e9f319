/// What the numbers of an index of the air mean.
struct AirScale {
  /// The highest number of each word but the last.
  var bounds: [Double]
  var words: [String]

  /// The European index.
  ///
  /// Source: European Environment Agency, as Open-Meteo uses it.
  static let european = AirScale(
    bounds: [20, 40, 60, 80, 100],
    words: ["good", "fair", "moderate", "poor", "very poor", "extremely poor"])
  /// The index of the United States.
  ///
  /// Source: airnow.gov/aqi/aqi-basics.
  static let american = AirScale(
    bounds: [50, 100, 150, 200, 300],
    words: [
      "good", "moderate", "unhealthy for sensitive groups", "unhealthy", "very unhealthy",
      "hazardous",
    ])
  /// The index of OpenWeatherMap.
  ///
  /// Source: openweathermap.org/api/air-pollution.
  static let openWeatherMap = AirScale(
    bounds: [1, 2, 3, 4], words: ["good", "fair", "moderate", "poor", "very poor"])

  /// The word for a number.
  func word(for value: Double) -> String {
    words[bounds.firstIndex { value <= $0 } ?? words.count - 1]
  }
}
