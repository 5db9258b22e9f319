import LoopbackServer
import TestSupport
import Testing

/// The search in lines of the built tool, on a terminal.
@Suite(.timeLimit(.minutes(5))) struct LineSearchTests {
  @Test func `C63: a line is searched for, and a number shows a film`() async throws {
    try await InventedFilms.served { films in
      films.page("search/movie", [5, 9])
      films.answer("/3/movie/9", .json(InventedFilms.film(9)))
      let tool = try films.runOnTerminal(
        "search", "-i", "--accessible", "film", environment: ["NO_COLOR": "1"]
      ).start()
      try await tool.until { $0.screenText.hasSuffix("A number or a film: ") }
      #expect(tool.state.screenText.contains("\r\n1. Film 5, 80 %, 5 votes"))
      tool.type("2\n")
      try await tool.until { $0.screenText.contains("About 9.") }
      films.page("search/movie", [])
      tool.type("nothing\n")
      try await tool.until { $0.screenText.contains("note: nothing found") }
      tool.type("q\n")
      let end = try await tool.finish()
      #expect(end.ending == .exited(0))
      #expect(!end.screen.contains(0x1B), "no cursor is moved")
    }
  }

  @Test func `a title longer than an address may hold is not sent`() async throws {
    try await InventedFilms.served { films in
      let tool = try films.runOnTerminal("search", "-i", "--accessible").start()
      try await tool.until { $0.screenText.hasSuffix("A film: ") }
      tool.type(String(repeating: "x", count: 501) + "\n")
      try await tool.until { $0.screenText.contains("a film of more than 500 bytes") }
      tool.type("\u{4}")
      #expect(try await tool.finish().ending == .exited(0))
      #expect(films.server.statistics.requests == 0)
    }
  }
}
