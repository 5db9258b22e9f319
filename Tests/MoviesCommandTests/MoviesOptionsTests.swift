import Movies
import Options
import TestSupport
import Testing

@testable import MoviesCommand

@Suite struct MoviesOptionsTests {
  private static let usual = MovieExcerpt(limit: 20, firstPage: 1)

  @Test(arguments: [
    (["list"], MovieList.upcoming), (["list", "now-playing"], .nowPlaying),
    (["list", "popular"], .popular), (["list", "top-rated"], .topRated),
  ])
  func `a list is upcoming unless another is named`(words: [String], list: MovieList) throws {
    #expect(try MoviesOptions.options(words).invocation == .list(list, Self.usual))
    #expect(
      try MoviesOptions.options(["browse"] + words.dropFirst()).invocation
        == .browse(list, Self.usual))
  }

  @Test func `limit, page, language and region are read`() throws {
    let some = try MoviesOptions.options([
      "list", "-n", "100", "--page=3", "--language", "pt-br", "--region", "gb",
    ])
    #expect(some.invocation == .list(.upcoming, MovieExcerpt(limit: 100, firstPage: 3)))
    #expect(some.language == "pt-BR" && some.region == "GB")
    let set = try MoviesOptions.options(
      ["list"], environment: ["MOVIES_LANGUAGE": "de"], file: "region = at")
    #expect(set.language == "de" && set.region == "AT")
  }

  @Test func `the words of a query are joined by blanks`() throws {
    #expect(
      try MoviesOptions.options(["search", "paper", "ferry"]).invocation
        == .search("paper ferry", Self.usual))
    #expect(
      try MoviesOptions.options(["search", "-i"]).invocation == .interactiveSearch("", Self.usual))
    #expect(
      try MoviesOptions.options(["search", "-i", "a"]).invocation
        == .interactiveSearch("a", Self.usual))
  }

  @Test(arguments: [
    ("550", 550), ("https://www.themoviedb.org/movie/550", 550),
    ("https://www.themoviedb.org/movie/550-fight?language=de", 550),
    ("https://themoviedb.org/movie/7/cast", 7),
  ])
  func `a film is named by its number or address`(text: String, id: Int) throws {
    #expect(try MoviesOptions.options(["show", text]).invocation == .show(id))
  }

  @Test(arguments: [["--credits"], ["list", "--credits"], ["show", "--credits"]])
  func `credits need no command and no operand`(words: [String]) throws {
    #expect(try MoviesOptions.options(words).invocation == .credits)
  }

  @Test(arguments: [["--explain-images"], ["show", "--explain-images"]])
  func `how images are shown needs no film`(words: [String]) throws {
    #expect(try MoviesOptions.options(words).invocation == .explainImages)
  }

  @Test(arguments: [
    (
      ["list", "hot"], "'hot' is not a valid LIST",
      ["Choose one of: now-playing, upcoming, popular, top-rated."]
    ),
    (
      ["list", "--limit", "0"], "'0' is not a valid value for '--limit'",
      ["N is a whole number from 1 to 10000."]
    ),
    (
      ["list", "--page", "501"], "'501' is not a valid value for '--page'",
      ["N is a whole number from 1 to 500."]
    ),
    (
      ["list", "--language", "german"], "'german' is not a valid value for '--language'",
      [LanguageCode.rule]
    ),
    (["list", "--region", "1A"], "'1A' is not a valid value for '--region'", [RegionCode.rule]),
    (["search"], "missing QUERY", ["Usage: movies search [QUERY...] [options]"]),
    (["search", " "], "missing QUERY", ["Usage: movies search [QUERY...] [options]"]),
    (["show"], "missing ID", ["Usage: movies show ID [options]"]),
    (["show", "0"], "'0' is not a valid ID", [FilmAddress.rule]),
    (
      ["show", "99999999999999999999"], "'99999999999999999999' is not a valid ID",
      [FilmAddress.rule]
    ),
    (["show", "1", "2"], "unexpected argument '2'", []),
    (
      ["list", "--images", "sixel"], "'sixel' is not a valid value for '--images'",
      ["Choose one of: auto, kitty, iterm, blocks, none."]
    ),
    (["serach"], "unknown command 'serach'", ["Did you mean 'search'?", "See 'movies --help'."]),
    (
      [], "missing COMMAND",
      [
        "Usage: movies COMMAND [options]", "Commands: list, search, show, browse.",
        "See 'movies --help'.",
      ]
    ),
    (
      ["list", "--api-key", "SECRET"], "an API key is never taken from the command line",
      ["Use --api-key-file FILE or MOVIES_API_KEY."]
    ),
  ])
  func `C12: what is wrong is named`(words: [String], text: String, hints: [String]) {
    let error = #expect(throws: UsageError.self) { try MoviesOptions.options(words) }
    #expect(error?.text == text && error?.hints == hints)
  }
}
