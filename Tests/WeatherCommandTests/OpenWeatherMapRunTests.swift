import Demo
import Foundation
import LoopbackServer
import TestSupport
import Testing

/// The built tool with a key, over OpenWeatherMap on this machine.
@Suite(.timeLimit(.minutes(5))) struct OpenWeatherMapRunTests {
  private static let key = ["WEATHER_API_KEY": "0123456789secret"]

  private struct Object: Decodable {
    var kind: String
    var source: Source?
    var hours: Int?
    var partial: Bool?
    var air: Air?

    struct Source: Decodable {
      var name: String
    }
    struct Air: Decodable {
      var openweathermap_aqi: Int?
    }
  }

  @Test func `with a key OpenWeatherMap answers: hours in steps of 3, partial days, its own index`()
    async throws
  {
    try await ServedWeather.served { weather in
      let words = ["Gravelmouth", "--hours", "12", "--days", "6", "--air", "--json"]
      let end = try await weather.run(words, environment: Self.key).finish()
      #expect(end.ending == .exited(0), "\(end.errorText)")
      let objects = try end.outputLines.map {
        try JSONDecoder().decode(Object.self, from: Data($0.utf8))
      }
      #expect(objects.first?.source?.name == "OpenWeatherMap")
      #expect(objects.first?.air?.openweathermap_aqi != nil)
      #expect(objects.filter { $0.kind == "hour" }.allSatisfy { $0.hours == 3 })
      #expect(objects.count { $0.kind == "hour" } == 4)
      #expect(objects.contains { $0.partial == true })
      #expect(end.errorText.contains("provided by OpenWeather"))
      let paths = weather.service.server.statistics.requestsByPath
      #expect(paths["/data/2.5/weather"] == 1 && paths["/data/2.5/forecast"] == 1)
      #expect(paths["/data/2.5/air_pollution"] == 1 && paths["/v1/forecast"] == nil)
    }
  }

  @Test func `--provider decides against the key`() async throws {
    try await ServedWeather.served { weather in
      let words = ["Gravelmouth", "--provider", "open-meteo"]
      let end = try await weather.run(words, environment: Self.key).finish()
      #expect(end.ending == .exited(0))
      #expect(end.errorText.contains("Open-Meteo"))
      let targets = weather.service.server.statistics.recentRequests.map(\.target)
      #expect(!targets.contains { $0.contains("secret") || $0.hasPrefix("/data") })
    }
  }

  @Test func `each of several places is asked about, and fails for itself`() async throws {
    try await ServedWeather.served { weather in
      let words = ["Gravelmouth", "999,0", "Stillholm", "--line", "{name} {source}"]
      let end = try await weather.run(words, environment: Self.key).finish()
      #expect(end.ending == .exited(66))
      #expect(end.outputLines == ["Gravelmouth OpenWeatherMap", "Stillholm OpenWeatherMap"])
      #expect(weather.service.server.statistics.requestsByPath["/data/2.5/weather"] == 2)
    }
  }

  @Test func `where Open-Meteo cannot find places OpenWeatherMap does`() async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/search", .status(500))
      let words = ["Gravelmouth", "--line", "{name}"]
      let end = try await weather.run(words, environment: Self.key).finish()
      #expect(end.ending == .exited(0) && end.outputLines == ["Gravelmouth"])
    }
  }

  @Test func `an error of one of several places names it, and what helps is said once`()
    async throws
  {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/forecast", .status(500))
      let end = try await weather.run(["Gravelmouth", "1,2"]).finish()
      #expect(end.ending == .exited(69) && end.output == [])
      let answered = "127.0.0.1/v1/forecast answered 500"
      #expect(
        end.errorText.split(separator: "\n").suffix(3) == [
          "weather: error: Gravelmouth: \(answered)", "weather: error: 1,2: \(answered)",
          "  Use --demo to see sample data without a network.",
        ])
    }
  }
}
