import HTTP
import Terminal
import ToolKit
import Weather

extension Failure {
  /// There is no weather, or no place, to show.
  init(_ error: WeatherError) {
    switch error {
    case .http(let reason): self.init(reason, services: WeatherAddresses.official.all)
    case .keyRefused:
      self.init(text: error.description, status: .keyRefused)
    case .noKey:
      self.init(
        text: error.description, hints: ["Use --api-key-file FILE or WEATHER_API_KEY."],
        status: .configuration)
    case .noSuchPlace, .noSuchCoordinates:
      self.init(text: error.description, status: .notFound)
    }
  }
}
