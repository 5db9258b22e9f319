import Foundation
import HTTP
import TestSupport
import Testing
import Weather

/// Recorded replies, read by the client as if they had just come.
enum RecordedReply {
  static let everything = WeatherQuery(hours: 48, days: 7)

  static func report(
    _ file: String, latitude: Double = 51.5, _ query: WeatherQuery = everything
  ) async throws -> WeatherReport {
    let body = try RecordedData.weather.data(file)
    let place = Place(name: "x", latitude: latitude, longitude: 0)
    let transport = ScriptedTransport { _ throws(HTTPError) in HTTPResponse(status: 200, body: body)
    }
    let isOpenMeteo = file.hasPrefix("om_")
    return try await Sample.client(
      transport, provider: isOpenMeteo ? .openMeteo : .openWeatherMap,
      key: isOpenMeteo ? nil : "k"
    ).report(for: place, query)
  }

  static func weatherMap(
    current: String? = nil, steps: String = "owm_forecast_london.json", latitude: Double = 51.5
  ) async throws -> WeatherReport {
    let bodies = [
      Sample.paths.current: try current.map { try RecordedData.weather.text($0) }
        ?? Sample.weatherMap,
      Sample.paths.steps: try RecordedData.weather.text(steps),
    ]
    let place = Place(name: "x", latitude: latitude, longitude: 0)
    return try await Sample.client(ScriptedTransport(bodies), key: "k")
      .report(for: place, everything)
  }
}
