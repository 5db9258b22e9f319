import Foundation
import Demo
import LoopbackServer
import TestSupport
import Testing

/// The built tool over services on this machine.
@Suite(.timeLimit(.minutes(5))) struct WeatherRunTests {
  @Test func `C15, C20: a place into a pipe is one record, the attribution a note`() async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(["London"]).finish()
      #expect(end.ending == .exited(0))
      #expect(end.outputLines.count == 1)
      #expect(
        end.outputLines[0].split(separator: "\t", omittingEmptySubsequences: false).count == 23)
      #expect(end.errorText.contains("note: Weather data by Open-Meteo.com"))
    }
  }

  @Test func `ten places cost one request for the weather`() async throws {
    try await ServedWeather.served { weather in
      let names = "ABCDEFGHIJ".map { "Town\($0.lowercased())ham" }
      let end = try await weather.run(names + ["--json"]).finish()
      #expect(end.outputLines.count == 10 && end.ending == .exited(0))
      #expect(weather.service.server.statistics.requestsByPath["/v1/forecast"] == 1)
    }
  }

  @Test(arguments: [
    (LoopbackFault.html, Int32(76)), (.truncated, 69), (.empty, 76), (.status(500), 69),
    (.status(503), 69), (.slowDown(retryAfter: 7_200), 75), (.notHTTP, 76), (.hangUp, 69),
  ])
  func `C10: a spoilt forecast has its own status and no output`(
    fault: LoopbackFault, status: Int32
  ) async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/forecast", fault)
      let end = try await weather.run(["London"]).finish()
      #expect(end.ending == .exited(status))
      #expect(end.output == [])
      #expect(end.errorText.hasPrefix("weather: error: 127.0.0.1") || status == 69)
    }
  }

  @Test func `C37, C38: a refused key ends with 77 and is shown nowhere`() async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/data/2.5/weather", .unauthorized)
      let run = weather.run(
        ["London", "-v"], environment: ["WEATHER_API_KEY": "0123456789secret"])
      let end = try await run.finish()
      #expect(end.ending == .exited(77))
      #expect(!end.errorText.contains("secret") && !end.outputText.contains("secret"))
    }
  }

  @Test(arguments: [
    ([], Int32(64), "missing PLACE"), (["--hours", "385", "X"], 64, "'385' is not a valid value"),
    (["-i"], 64, "option '--interactive' needs a terminal"),
    (["London", "--provider", "openweathermap"], 78, "OpenWeatherMap needs an API key"),
    (["--api-key", "K", "London"], 64, "an API key is never taken from the command line"),
    (["London", "--line", "{no}"], 64, "'{no}' is not a valid value for '--line'"),
    (["London", "--list", "--watch"], 64, "exclude each other"),
    (["999,999"], 66, "'999,999' is no point"),
    (["X", "--openweathermap-url", "http://192.0.2.1"], 64, "(http:// only on this machine).\n"),
  ])
  func `C9, C12: what is wrong is one error with its status`(
    words: [String], status: Int32, text: String
  ) async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(words).finish()
      #expect(end.ending == .exited(status))
      #expect(end.output == [] && end.errorText.hasPrefix("weather: error: "))
      #expect(end.errorText.contains(text))
    }
  }

  @Test func `C14: one of several places that fails leaves the others`() async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(["London", "999,999", "Paris"]).finish()
      #expect(end.ending == .exited(66))
      #expect(end.outputLines.count == 2)
      #expect(end.errorText.components(separatedBy: "error:").count == 2)
    }
  }

  @Test func `C15: a line for status bars is nothing but the line`() async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(["London", "--line", "{name} {temperature}"]).finish()
      #expect(end.outputLines.count == 1 && end.outputLines[0].hasPrefix("London "))
      #expect(end.errorText == "")
    }
  }

  @Test func `C53: on a terminal the page fits, and says where the data come from`() async throws {
    try await ServedWeather.served { weather in
      let run = weather.runOnTerminal(["London", "--hours", "24", "--days", "7"], columns: 40)
      let end = try await run.finish()
      let lines = end.screenText.split(separator: "\r\n").map(String.init)
      #expect(lines.contains { $0.contains("Weather data by Open-Meteo.com") })
      #expect(end.ending == .exited(0))
    }
  }

  @Test func `--watch is a view that q leaves`() async throws {
    try await ServedWeather.served { weather in
      let tool = try weather.runOnTerminal(["London", "--watch"]).start()
      try await tool.until { rows(of: $0).contains { $0.contains("updated just now") } }
      tool.type("q")
      #expect(try await tool.finish().ending == .exited(0))
    }
  }

  @Test func `C41: -i finds places as they are typed, Enter shows one, Esc goes back`() async throws
  {
    try await ServedWeather.served { weather in
      let tool = try weather.runOnTerminal(["-i"]).start()
      try await tool.until { rows(of: $0).contains { $0.hasPrefix("place:") } }
      tool.type("London")
      try await tool.until { rows(of: $0).contains { $0.contains("found") } }
      tool.type("\r")
      try await tool.until { rows(of: $0)[0].hasPrefix("London") }
      tool.type("\u{1B}")
      try await tool.until { rows(of: $0).contains { $0.hasPrefix("place: London") } }
      tool.type("\u{1B}")
      try await tool.until { !rows(of: $0).contains { $0.hasPrefix("place:") } }
      tool.type("q")
      #expect(try await tool.finish().ending == .exited(0))
    }
  }
}
