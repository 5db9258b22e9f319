import Demo
import LoopbackServer
import TestSupport
import Testing

/// Who answers the built tool when the provider of the key does not.
@Suite(.timeLimit(.minutes(5))) struct ProviderRunTests {
  private static let key = ["WEATHER_API_KEY": "0123456789secret"]

  @Test(arguments: [LoopbackFault.status(503), .html, .hangUp])
  func `Open-Meteo helps out for OpenWeatherMap, and a note says so`(
    fault: LoopbackFault
  ) async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/data/2.5/weather", fault)
      let end = try await weather.run(["Gravelmouth"], environment: Self.key).finish()
      #expect(end.ending == .exited(0), "\(end.errorText)")
      #expect(end.outputLines.count == 1)
      #expect(end.errorText.contains("OpenWeatherMap") && end.errorText.contains("Open-Meteo"))
      #expect(!end.errorText.contains("secret"))
    }
  }

  @Test(arguments: [LoopbackFault.unauthorized, .status(403)])
  func `C10: a refused key never falls back`(fault: LoopbackFault) async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/data/2.5/weather", fault)
      let end = try await weather.run(["Gravelmouth"], environment: Self.key).finish()
      #expect(end.ending == .exited(77) && end.output == [])
      #expect(weather.service.server.statistics.requestsByPath["/v1/forecast"] == nil)
    }
  }

  @Test func `a provider that was named has no stand-in`() async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/data/2.5/weather", .status(503))
      let words = ["Gravelmouth", "--provider", "openweathermap"]
      let end = try await weather.run(words, environment: Self.key).finish()
      #expect(end.ending == .exited(69) && end.output == [])
      #expect(weather.service.server.statistics.requestsByPath["/v1/forecast"] == nil)
    }
  }
}
