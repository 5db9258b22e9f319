import LoopbackServer
import TerminalModel
import TestSupport
import Testing

/// `movies show` on a terminal: its poster and its text.
@Suite(.timeLimit(.minutes(5))) struct ShowPageTests {
  private static let text = [
    "Film 7", "****·  80 %  7 votes", "2026-01-08 · en", "", "About 7.",
  ]

  /// What a terminal of so many columns shows.
  private static func page(
    _ words: String..., columns: Int = 80, poster: LoopbackResponse? = nil,
    film: String = InventedFilms.film(7), environment: [String: String] = [:]
  ) async throws -> [String] {
    try await InventedFilms.served { films in
      films.answer("/3/movie/7", .json(film))
      if let poster { films.answer("/t/p/w92/p7.jpg", poster) }
      var run = films.runOnTerminal("show", "7", columns: columns, environment: environment)
      run.arguments += words
      run.rows = 60
      let end = try await run.finish()
      #expect(end.ending == .exited(0))
      var terminal = TerminalModel(columns: columns, rows: 60)
      terminal.apply(end.screen)
      #expect(terminal.unknown == [])
      let lines = terminal.lines
      return Array(lines[...(lines.lastIndex { !$0.isEmpty } ?? 0)])
    }
  }

  private static let notice = [
    "", "This product uses the TMDB API but is not endorsed or certified by TMDB.",
  ]
  private static let file = LoopbackResponse(body: .bytes(TestPoster.png))

  @Test(arguments: [69, 80, 200])
  func `half blocks stand beside the text where both have room`(columns: Int) async throws {
    let page = try await Self.page("--images", "blocks", columns: columns, poster: Self.file)
    // A picture half as wide as high fills 18 of 24 columns.
    let row = String(repeating: "▀", count: 18)
    let first = Self.text.map { $0.isEmpty ? row : row + String(repeating: " ", count: 8) + $0 }
    let notice =
      columns < 72
      ? ["", "This product uses the TMDB API but is not endorsed or certified by", "TMDB."]
      : Self.notice
    #expect(page == first + Array(repeating: row, count: 13) + notice)
  }

  @Test func `a text longer than the poster goes on in its column`() async throws {
    let lines = (1...20).map { "line \($0)" }
    let film = InventedFilms.film(7).replacing(
      "About 7.", with: lines.joined(separator: #"\n"#))
    let page = try await Self.page("--images", "blocks", poster: Self.file, film: film)
    let below = page.drop { $0.hasPrefix("▀") }
    #expect(below.prefix(6) == lines.suffix(6).map { String(repeating: " ", count: 26) + $0 }[...])
  }

  @Test func `half blocks stand above the text in a narrow window`() async throws {
    let page = try await Self.page("--images", "blocks", columns: 68, poster: Self.file)
    let row = String(repeating: "▀", count: 18)
    #expect(Array(page.prefix(23)) == Array(repeating: row, count: 18) + Self.text)
  }

  @Test(arguments: [
    (nil, "(no poster)"), (LoopbackResponse.status(404), "(poster not shown)"),
    (LoopbackResponse(body: .bytes([])), "(poster not shown)"),
    (LoopbackResponse(body: .bytes(Array("<html>".utf8))), "(poster not shown)"),
    (LoopbackResponse(body: .bytes(TestPoster.png.dropLast(9))), "(poster is damaged)"),
  ])
  func `a poster that cannot be had is a frame of the same size`(
    poster: LoopbackResponse?, word: String
  ) async throws {
    let film =
      poster == nil
      ? InventedFilms.film(7).replacing(#""/p7.jpg""#, with: "null") : InventedFilms.film(7)
    let page = try await Self.page("--images", "blocks", poster: poster, film: film)
    #expect(page[0] == "┌──────────────────────┐  Film 7")
    let space = 22 - word.count
    let left = String(repeating: " ", count: space / 2)
    let right = String(repeating: " ", count: space - space / 2)
    #expect(page[8] == "│\(left)\(word)\(right)│")
    #expect(page[17] == "└──────────────────────┘")
    #expect(page[18] == "")
  }

  @Test(arguments: [
    (["--images", "none"], 80, [:]), ([], 80, ["TMUX": "/tmp/t,1,0"]), ([], 80, ["LC_ALL": "C"]),
    (["--images", "blocks"], 19, [:]), (["--images", "blocks", "--no-color"], 80, [:]),
  ])
  func `C61: a poster that cannot be shown is one line of text, and is not fetched`(
    words: [String], columns: Int, environment: [String: String]
  ) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/7", .json(InventedFilms.film(7)))
      var run = films.runOnTerminal("show", "7", columns: columns, environment: environment)
      run.arguments += words
      let end = try await run.finish()
      var terminal = TerminalModel(columns: columns, rows: 24)
      terminal.apply(end.screen)
      #expect(terminal.lines.prefix(2) == ["(poster not shown)", "Film 7"])
      #expect(!films.server.statistics.requestsByPath.keys.contains { $0.hasPrefix("/t/p/") })
    }
  }

  @Test(arguments: [
    (["--hyperlinks", "always"], [:], true), ([], ["TERM_PROGRAM": "WezTerm"], true),
    ([], ["TERM_PROGRAM": "WezTerm", "TMUX": "/tmp/t,1,0"], false), ([], [:], false),
    (["--hyperlinks", "never"], ["TERM_PROGRAM": "WezTerm"], false),
  ])
  func `C59: the address of a trailer is a link where the terminal knows links`(
    words: [String], environment: [String: String], isLink: Bool
  ) async throws {
    try await InventedFilms.served { films in
      let videos = #"{"results":[{"site":"YouTube","key":"abc","type":"Trailer"}]}"#
      films.answer("/3/movie/7", .json(#"{"id":7,"title":"A","videos":\#(videos)}"#))
      var run = films.runOnTerminal("show", "7", "--images", "none", environment: environment)
      run.arguments += words
      let address = "https://www.youtube.com/watch?v=abc"
      let link = "\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\\r\n"
      let text = try await run.finish().screenText
      #expect(text.contains(isLink ? link : "\(address)\r\n"))
      #expect(text.contains("]8;") == isLink)
    }
  }

  @Test(arguments: ["kitty", "iterm"])
  func `a picture that tmux swallows is sent all the same, with a note`(form: String) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/7", .json(InventedFilms.film(7)))
      films.answer("/t/p/w342/p7.jpg", Self.file)
      let tmux = ["TMUX": "/tmp/t,1,0"]
      var run = films.runOnTerminal("show", "7", "--images", form, environment: tmux)
      run.errors = .pipe
      let end = try await run.finish()
      #expect(
        end.errorText == "movies: note: tmux swallows such pictures; 'blocks' are shown in it\n")
      #expect(
        end.screenText.hasPrefix(form == "kitty" ? "\u{1B}_Ga=T,f=100," : "\u{1B}]1337;File="))
      #expect(end.screenText.contains("Film 7"))
      run.environment["TMUX"] = nil
      #expect(try await run.finish().errorText == "")
    }
  }
}
