import TestSupport
import Testing

/// Which of several places the built tool takes.
@Suite(.timeLimit(.minutes(5))) struct PlaceChoiceRunTests {
  private static let format = ["--line", "{name}"]

  @Test func `--strict takes no place that may be another`() async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(["Mossford", "--strict"]).finish()
      #expect(end.ending == .exited(66) && end.output == [])
      #expect(end.errorText.hasPrefix("weather: error: 'Mossford' may be 3 places"))
    }
  }

  @Test func `--list numbers the places, and --pick takes one by its number`() async throws {
    try await ServedWeather.served { weather in
      let list = try await weather.run(["Mossford", "--list"]).finish()
      #expect(list.ending == .exited(0))
      let numbers = list.outputLines.map { $0.prefix { $0 != "\t" } }
      #expect(numbers == ["1", "2", "3"])
      let picked = try await weather.run(["Mossford", "--pick", "2"] + Self.format).finish()
      #expect(picked.ending == .exited(0) && picked.outputLines == ["Mossford"])
      let beyond = try await weather.run(["Mossford", "--pick", "4"]).finish()
      #expect(beyond.ending == .exited(66) && beyond.output == [])
      #expect(beyond.errorText.contains("there are only 3 places for 'Mossford'"))
    }
  }

  @Test(arguments: [
    ("place = Gravelmouth\n", [], "Gravelmouth"),
    ("alias.home = Gravelmouth\n", ["home"], "Gravelmouth"),
    ("place = home\nalias.home = Gravelmouth\n", [], "Gravelmouth"),
    ("place = Stillholm\n", ["Gravelmouth"], "Gravelmouth"),
  ])
  func `C35: the configuration file names a place, and places by other names`(
    file: String, words: [String], name: String
  ) async throws {
    try await ServedWeather.served { weather in
      let folder = try TemporaryFolder()
      let path = try folder.write(file, to: "config")
      let end = try await weather.run(words + Self.format + ["--config", path]).finish()
      #expect(end.ending == .exited(0), "\(end.errorText)")
      #expect(end.outputLines == [name])
    }
  }
}
