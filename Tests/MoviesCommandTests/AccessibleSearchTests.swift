import TestSupport
import Testing

/// `movies search -i` without a full-screen view.
@Suite(.timeLimit(.minutes(5))) struct AccessibleSearchTests {
  @Test(arguments: [
    ("film\r", [" Film 9, 80 %, 9 votes, released 2026-01-01"]), ("\r", []), ("  \r", []),
    ("\u{4}", []),
  ])
  func `C63: with --accessible a search asks for a line`(
    typed: String, found: [String]
  ) async throws {
    try await InventedFilms.served { films in
      films.page("search/movie", [9])
      var run = films.runOnTerminal("search", "-i", "--accessible")
      run.output = .terminal
      let tool = try run.start()
      try await tool.until { $0.screenText.contains("then Enter") }
      tool.type(typed)
      let end = try await tool.finish()
      #expect(end.ending == .exited(0))
      for text in found { #expect(end.screenText.contains("1.\(text)")) }
      #expect(end.screenText.contains("1.") == !found.isEmpty)
      #expect(!end.screenText.contains("\u{1B}[?"))
    }
  }

  @Test func `C63: a search for a given text asks nothing, and SIGINT ends a question`()
    async throws
  {
    try await InventedFilms.served { films in
      films.page("search/movie", [9])
      let given = try await films.runOnTerminal("search", "-i", "film", "--accessible").finish()
      #expect(given.screenText.contains("1. Film 9") && !given.screenText.contains("then Enter"))
      let tool = try films.runOnTerminal("search", "-i", "--accessible").start()
      try await tool.until { $0.screenText.contains("then Enter") }
      tool.type("\u{3}")
      #expect(try await tool.finish().ending == .killed(2))
    }
  }
}
