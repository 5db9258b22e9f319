#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Demo
import Terminal
import ToolKit
import Weather

extension WeatherTool {
  /// Does what the options say over invented weather, which a server on this machine sends; no other is asked.
  func carryOutDemo(_ options: WeatherOptions, on console: Console) async throws(Failure) {
    let now = surroundings.now
    try await demonstrate("weather", on: console) {
      try await withDemoWeather(seed: 1, now: { Int(now().timeIntervalSince1970) }) { service in
        var local = options
        local.addresses = WeatherAddresses(service) ?? local.addresses
        return await outcome(of: local, on: console)
      }
    }
  }
}

extension WeatherAddresses {
  /// Where a demo is served; nil where its addresses are none.
  fileprivate init?(_ service: DemoWeatherService) {
    guard let forecast = URL(string: service.forecastURL),
      let geocoding = URL(string: service.geocodingURL),
      let airQuality = URL(string: service.airQualityURL),
      let openWeatherMap = URL(string: service.openWeatherMapURL)
    else { return nil }
    self.init(
      forecast: forecast, geocoding: geocoding, airQuality: airQuality,
      openWeatherMap: openWeatherMap)
  }
}
