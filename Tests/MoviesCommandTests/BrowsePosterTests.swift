import LoopbackServer
import TestSupport
import Testing

/// Posters of the rows on show come ahead, and only those.
@Suite(.timeLimit(.minutes(5))) struct BrowsePosterTests {
  private static let stalled = LoopbackResponse(
    body: .bytes(TestPoster.png), fault: .stallBeforeHead)

  private static func posters(_ statistics: LoopbackStatistics) -> [String: Int] {
    statistics.requestsByPath.filter { $0.key.hasPrefix("/t/p/") }
  }

  @Test func `each row's poster is asked for once, and a film's page finds it there`() async throws
  {
    try await InventedFilms.served { films in
      films.page("movie/upcoming", Array(1...20))
      for id in 1...20 { films.poster(id) }
      films.answer("/3/movie/1", .json(InventedFilms.film(1)))
      let view = try ViewRun(films.runOnTerminal("browse", "--images", "blocks", rows: 12))
      try await view.until("20 films")
      // Nine rows have room beside tabs, names and the last line.
      try await films.server.statistics { Self.posters($0).count == 9 && $0.openRequests == 0 }
      try await view.press("\r", until: "About 1.")
      let page = try await view.until { $0[1].hasPrefix("▀") }
      #expect(page[0] == "Film 1")
      try await view.press("\u{1B}", until: "20 films")
      try await view.press("G", until: "Film 20")
      try await films.server.statistics { Self.posters($0).count == 18 && $0.openRequests == 0 }
      #expect(Self.posters(films.server.statistics).values.allSatisfy { $0 == 1 })
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test func `a film that is opened while its poster is coming waits for that one`() async throws {
    try await InventedFilms.served { films in
      films.page("movie/upcoming", Array(1...20))
      for id in 1...20 { films.poster(id, delay: .milliseconds(300)) }
      films.answer("/3/movie/1", .json(InventedFilms.film(1)))
      let view = try ViewRun(films.runOnTerminal("browse", "--images", "blocks"))
      try await films.server.statistics { Self.posters($0).count == 4 }
      try await view.press("\r", until: "About 1.")
      try await view.until { $0[1].hasPrefix("▀") }
      let statistics = films.server.statistics
      #expect(Self.posters(statistics)["/t/p/w92/p1.jpg"] == 1)
      #expect(statistics.abandonedRequests == 0)
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test(arguments: ["q", "1", "s"])
  func `posters that are still coming are left when the list is left`(key: String) async throws {
    try await InventedFilms.served { films in
      films.page("movie/upcoming", Array(1...20))
      for id in 1...20 { films.answer("/t/p/w92/p\(id).jpg", Self.stalled) }
      let view = try ViewRun(films.runOnTerminal("browse", "--images", "blocks"))
      try await films.server.statistics { Self.posters($0).count == 4 }
      view.tool.type(key)
      try await films.server.statistics { $0.abandonedRequests == 4 }
      #expect(Self.posters(films.server.statistics).count == 4)
      if key == "s" {
        try await view.until("type two letters or more")
        try await view.press("\u{1B}", until: "20 films")
      }
      if key != "q" { view.tool.type("q") }
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test func `without posters none is asked for`() async throws {
    try await InventedFilms.served { films in
      let view = try ViewRun(films.runOnTerminal("browse", "--images", "none"))
      try await view.until("2 films")
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
      #expect(Self.posters(films.server.statistics) == [:])
    }
  }
}
