import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MoviesRunTests {
  @Test func `C15, C20: into a pipe a film is a line, and the notice is a note`() async throws {
    try await InventedFilms.served { films in
      let end = try await films.run("list").finish()
      let images = "\(films.server.address)/t/p/w342"
      #expect(
        end.outputLines == [
          "1\t1\t8.0\t1\t2026-01-02\ten\tFilm 1\tFilm 1\t\(images)/p1.jpg",
          "2\t2\t8.0\t2\t2026-01-03\ten\tFilm 2\tFilm 2\t\(images)/p2.jpg",
        ])
      #expect(
        end.errorText
          == "movies: note: This product uses the TMDB API but is not endorsed or certified by TMDB.\n"
      )
      #expect(end.ending == .exited(0))
    }
  }

  @Test func `a limit takes as many pages as it needs, each film once`() async throws {
    try await InventedFilms.served { films in
      films.page("movie/popular", Array(1...20), of: 3, total: 60)
      films.page("movie/popular?page=2", [20] + Array(21...39), of: 3, total: 60)
      let end = try await films.run("list", "popular", "-n", "30", "-q").finish()
      #expect(
        end.outputLines.compactMap { $0.split(separator: "\t").dropFirst().first }
          == (1...30).map { "\($0)" })
      #expect(end.errors == [])
    }
  }

  @Test(arguments: [
    (5, 1, "a higher --limit"), (20, 1, "--page 2 or a higher --limit"),
    (30, 1, "--page 2 or a higher --limit"), (40, 1, nil), (500, 1, nil),
    (7, 2, "a higher --limit"),
    (20, 2, nil),
  ])
  func `where there is more, the way there leaves none out`(
    limit: Int, page: Int, way: String?
  ) async throws {
    try await InventedFilms.served { films in
      films.page("movie/popular", Array(1...20), of: 2, total: 40)
      films.page("movie/popular?page=2", Array(21...40), of: 2, total: 40)
      var run = films.runOnTerminal("list", "popular", "-n", "\(limit)", "--page", "\(page)")
      run.errors = .pipe
      let end = try await run.finish()
      #expect(end.errorText == (way.map { "movies: note: 40 films; \($0) shows more\n" } ?? ""))
    }
  }

  @Test func `a search and its empty answer`() async throws {
    try await InventedFilms.served { films in
      films.page("search/movie", [])
      let end = try await films.run("search", "no", "such", "film").finish()
      #expect(end.output == [] && end.ending == .exited(0))
      #expect(end.errorText == "movies: note: nothing found\n")
      #expect(films.server.statistics.recentRequests.last?.query["query"] == "no such film")
    }
  }

  @Test(arguments: [false, true])
  func `C14: a bad row is a note, the rest is printed`(isVerbose: Bool) async throws {
    try await InventedFilms.served { films in
      let rows = [
        InventedFilms.film(1), #"{"id":"x","title":"A"}"#, #"{"id":3,"title":null}"#, "7",
      ]
      films.answer(
        "/3/movie/upcoming",
        .json(#"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1}"#))
      var run = films.run("list", "--json")
      if isVerbose { run.arguments.append("-v") }
      let end = try await run.finish()
      #expect(end.outputLines.count == 1 && end.ending == .exited(0))
      let notes = end.errorText.split(separator: "\n").map { $0.dropFirst("movies: note: ".count) }
      let number = isVerbose ? 1 : 0
      #expect(
        notes[number]
          == "3 of 4 films cannot be shown: 1 with no number, 1 with no title, 1 with nothing readable"
      )
      let each = [
        "page 1, row 2: no number", "page 1, row 3: no title", "page 1, row 4: nothing readable",
      ]
      #expect(notes.contains { each.contains(String($0)) } == isVerbose)
    }
  }

  @Test func `C12: a film that is not there`() async throws {
    try await InventedFilms.served { films in
      let end = try await films.run("show", "99").finish()
      #expect(end.errorText == "movies: error: there is no film 99\n")
      #expect(end.output == [] && end.ending == .exited(66))
    }
  }

  @Test func `without a key there is an error with two hints`() async throws {
    let end = try await ToolRun("movies", ["list"]).finish()
    #expect(end.ending == .exited(78) && end.output == [])
    #expect(
      end.errorText == """
        movies: error: an API key of TMDB is needed
          Get one at https://www.themoviedb.org/settings/api and set MOVIES_API_KEY to it, or use \
        --api-key-file FILE.
          Use --demo to see sample films without a key or a network.

        """)
  }

  @Test func `a demo needs neither key nor network`() async throws {
    let list = try await ToolRun("movies", ["list", "popular", "--demo", "-n", "45", "--json"])
      .finish()
    #expect(list.outputLines.count == 45 && list.ending == .exited(0))
    #expect(list.errorText == "movies: note: demo: invented films, no network\n")
    let show = try await ToolRun("movies", ["show", "70001", "--demo", "--plain", "-q"]).finish()
    #expect(show.outputText.contains("\thttps://www.youtube.com/watch?v=demo-70001\t"))
  }

  @Test func `C22: a search as one types needs a terminal`() async throws {
    let end = try await ToolRun("movies", ["search", "-i", "--demo", "-q"]).finish()
    #expect(end.ending == .exited(64) && end.output == [])
  }

  @Test func `C61: how posters are shown is explained without a network`() async throws {
    let end = try await ToolRun("movies", ["--explain-images"]).finish()
    #expect(
      end.outputLines == [
        "images is 'auto'", "no posters: standard output is no terminal, or TERM is dumb",
      ])
  }
}
