/// One provider of weather, whatever it speaks.
protocol WeatherService: Sendable {
  /// The answers about places in their order, each one or why there is none.
  func answers(
    about places: [Place], _ wanted: Wanted
  ) async -> [Result<Answer, WeatherError>]

  /// What is in the air of places, likewise.
  func airQuality(of places: [Place]) async -> [Result<AirQuality, WeatherError>]
}
