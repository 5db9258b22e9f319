import LoopbackServer
import TerminalModel
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowseRunTests {
  @Test func `C44: lists, details, search and back: the terminal is as it was`() async throws {
    try await InventedFilms.served { films in
      films.page("movie/popular", [5, 6])
      films.page("search/movie", [9])
      films.answer("/3/movie/6", .json(InventedFilms.film(6)))
      let view = try ViewRun(films.runOnTerminal("browse", "--images", "none"))
      let list = try await view.until("2 films")
      #expect(list[0] == " 1 now-playing  2 upcoming  3 popular  4 top-rated")
      #expect(list[1] == "   # stars rated  votes   released title")
      #expect(list[2] == "   1 ****·  80 %      1 2026-01-02 Film 1")
      try await view.press("3", until: "Film 6")
      let details = try await view.press("j\r", until: "About 6.")
      #expect(details[0] == "Film 6" && details[1] == "****·  80 %  6 votes")
      try await view.press("\u{1B}", until: "popular")
      try await view.press("s", until: "type two letters or more")
      let found = try await view.press("film", until: "1 found")
      #expect(found[2].hasSuffix("Film 9"))
      view.tool.type("\u{1B}")
      try await view.until("2 films")
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(end.ending == .exited(0))
      let terminal = view.terminal(end)
      #expect(!terminal.isAlternate && terminal.modes == [7, 25] && terminal.unknown == [])
    }
  }

  @Test func `C42: a list that fails says why, and r brings it again`() async throws {
    try await InventedFilms.served { films in
      films.spoil("/3/movie/upcoming", .status(404))
      let view = try ViewRun(films.runOnTerminal("browse"))
      let list = try await view.until("error, r tries again")
      #expect(list.contains("error: 127.0.0.1/3/movie/upcoming answered 404"))
      films.spoil("/3/movie/upcoming", nil)
      try await view.press("r", until: "Film 2")
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test func `C42: an outage ends by itself, from the page on that failed`() async throws {
    try await InventedFilms.served { films in
      films.page("movie/upcoming", Array(1...20), of: 2, total: 21)
      films.answer("/3/movie/upcoming?page=2", .status(503))
      let view = try ViewRun(films.runOnTerminal("browse", "-n", "30", columns: 100))
      let list = try await view.until("error, ")
      #expect(list[2].hasSuffix("Film 1") && list[23].contains("answered 503"))
      films.page("movie/upcoming?page=2", [21])
      try await view.until("21 films")
      #expect(
        films.server.statistics.recentRequests.count { $0.query["page"] == "1" } == 1)
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test(arguments: [(1, 1), (20, 5), (200, 60)])
  func `C48: every size works`(columns: Int, rows: Int) async throws {
    try await InventedFilms.served { films in
      var run = films.runOnTerminal("browse", columns: columns)
      run.rows = rows
      let view = try ViewRun(run)
      try await view.until { lines in
        columns == 1
          ? lines[0].hasPrefix("…") || lines[0].hasPrefix("w")
          : lines[1].contains("Film 1") || lines[2].contains("Film 1")
      }
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test func `C22: without a terminal a list is printed`() async throws {
    try await InventedFilms.served { films in
      let end = try await films.run("browse", "-q").finish()
      #expect(end.outputLines.count == 2 && end.ending == .exited(0))
    }
  }
}
