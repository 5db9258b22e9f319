import LoopbackServer
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The search in lines of the built tool, on a terminal.
@Suite(.timeLimit(.minutes(5))) struct LineSearchRunTests {
  private static let words = ["-i", "--accessible"]

  @Test func `C63: a line is searched for, and a number shows a place`() async throws {
    try await ServedWeather.served { weather in
      let tool = try weather.runOnTerminal(Self.words).start()
      try await tool.until { $0.screenText.hasSuffix("\r\nA place: ") }
      tool.type("Mossford\n")
      try await tool.until { $0.screenText.hasSuffix("A number or a place: ") }
      #expect(
        tool.state.screenText.contains("\r\n1. Mossford, Upper Quill, Ostravia\r\n2. Mossford"))
      tool.type("2\n")
      try await tool.until { $0.screenText.contains("Mossford, Tarn County, Halvena: ") }
      try await tool.until { $0.screenText.hasSuffix("A number or a place: ") }
      #expect(tool.state.screenText.contains("Weather data by Open-Meteo.com"))
      tool.type("q\n")
      let end = try await tool.finish()
      #expect(end.ending == .exited(0))
      #expect(!end.screen.contains(0x1B), "no cursor is moved")
    }
  }

  @Test func `C63: a search that fails is told, and the next one works`() async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/search", .status(500))
      let tool = try weather.runOnTerminal(Self.words + ["Gravelmouth"]).start()
      try await tool.until { $0.screenText.contains("error:") }
      try await tool.until { $0.screenText.hasSuffix("A place: ") }
      weather.spoil("/v1/search", nil)
      tool.type("7\n\nGravelmouth\n")
      try await tool.until { $0.screenText.contains("1. Gravelmouth, Lower Quill, Ostravia") }
      tool.type("\u{4}")
      #expect(try await tool.finish().ending == .exited(0))
    }
  }

  @Test func `bytes that are no text are searched for and harm nobody`() async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/search", .empty)
      let tool = try weather.runOnTerminal(Self.words).start()
      try await tool.until { $0.screenText.hasSuffix("A place: ") }
      tool.type("\u{1B}[A\u{202E}x\n")
      try await tool.until { $0.screenText.contains("error:") }
      tool.type("\u{4}")
      #expect(try await tool.finish().ending == .exited(0))
    }
  }

  @Test(arguments: [false, true])
  func `C55: Ctrl-C ends it, also while a search is under way`(isSearching: Bool) async throws {
    try await ServedWeather.served { weather in
      weather.spoil("/v1/search", .stallBeforeHead)
      let tool = try weather.runOnTerminal(Self.words).start()
      try await tool.until { $0.screenText.hasSuffix("A place: ") }
      if isSearching {
        tool.type("Gravelmouth\n")
        try await tool.until { $0.screenText.contains("note: Loading") }
      }
      tool.type("\u{3}")
      #expect(try await tool.finish().ending == .killed(SIGINT))
    }
  }

  @Test(arguments: [["-i", "--accessible", "--plain"], ["-i", "--json"]])
  func `C22: a search for programs is wrong usage`(words: [String]) async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.runOnTerminal(words).finish()
      #expect(end.ending == .exited(64))
    }
  }

  @Test func `C22: a search without a terminal to type at is wrong usage`() async throws {
    try await ServedWeather.served { weather in
      let end = try await weather.run(Self.words).finish()
      #expect(end.ending == .exited(64) && end.output == [])
    }
  }
}
