import Movies
import Terminal
import Testing
import ToolKit

@testable import MoviesCommand

@Suite struct MovieRowTests {
  private static let films: [Movie] = {
    var rated = Movie(
      id: 7, title: "The Paper Lighthouse", originalTitle: "灯台", originalLanguage: "ja")
    rated.rating = Rating(average: 8.433, votes: 26_280)
    rated.releaseDate = CalendarDate("1999-10-15")
    let unknown = Movie(id: 8, title: "A\u{1B}[31m\u{202E}B", originalTitle: "e\u{301}")
    return [rated, unknown]
  }()

  @Test(arguments: [
    (
      80, ViewGlyphs.unicode,
      [
        "   # stars rated  votes   released title",
        "   1 ****·  84 %  26280 1999-10-15 The Paper Lighthouse (灯台)",
        "   2               none            A\u{FFFD}[31mB (e\u{301})",
      ]
    ),
    (
      80, .ascii,
      [
        "   # stars rated  votes   released title",
        "   1 ****-  84 %  26280 1999-10-15 The Paper Lighthouse (灯台)",
        "   2               none            A\u{FFFD}[31mB (e\u{301})",
      ]
    ),
    (
      60, .unicode,
      [
        "   # stars rated   released title",
        "   1 ****·  84 % 1999-10-15 The Paper Lighthouse (灯台)",
        "   2                        A\u{FFFD}[31mB (e\u{301})",
      ]
    ),
    (
      40, .unicode,
      [
        "   # rated title", "   1  84 % The Paper Lighthouse (灯台)",
        "   2       A\u{FFFD}[31mB (e\u{301})",
      ]
    ),
    (20, .unicode, ["   # title", "   1 The Paper Ligh…", "   2 A\u{FFFD}[31mB (e\u{301})"]),
    (
      200, .unicode,
      [
        "   # stars rated  votes   released title",
        "   1 ****·  84 %  26280 1999-10-15 The Paper Lighthouse (灯台)",
        "   2               none            A\u{FFFD}[31mB (e\u{301})",
      ]
    ),
  ])
  func `C20, C53: rows fit every width, and no votes are not 0 percent`(
    width: Int, glyphs: ViewGlyphs, lines: [String]
  ) {
    let rows = zip(1..., Self.films).map { position, movie in
      MovieRow(MovieRecord(movie: movie, position: position), width: width, glyphs: glyphs)
        .parts.map(\.text).joined()
    }
    #expect([MovieRow.heading(width: width)] + rows == lines)
    #expect(rows.allSatisfy { $0.cellWidth <= width })
  }

  @Test(arguments: [
    ("A", "B", "A", ["B"]), ("", "B", "B", []), ("\u{200B}", "B", "B", []),
    ("A", "\u{202E}", "A", []),
    ("A", "A", "A", []), ("\u{200B}", "\u{2060} ", "film 7", []),
  ])
  func `a film has a name that can be seen`(
    title: String, original: String, shown: String, other: [String]
  ) {
    let movie = Movie(id: 7, title: title, originalTitle: original)
    #expect(movie.shownTitle == shown && movie.otherTitle == other)
  }

  @Test func `C54: a title has at least 36 of 80 columns`() {
    let long = Movie(id: 1, title: String(repeating: "x", count: 100))
    let record = MovieRecord(movie: long, position: 1)
    let row = MovieRow(record, width: 80, glyphs: .unicode).parts.map(\.text).joined()
    #expect(row.count(where: { $0 == "x" }) >= 36 && row.cellWidth == 80)
  }

  @Test func `C27: a film as JSON`() {
    var movie = Self.films[0]
    movie.overview = "A \"map\"\nand \u{1B}."
    movie.posterPath = PosterPath("/a.jpg")
    #expect(
      JSONValue.object(MovieRecord(movie: movie, position: 3).members).line
        == """
        {"id":7,"kind":"movie","original_language":"ja","original_title":"灯台",\
        "overview":"A \\"map\\"\\u000a\
        and \\u001b.","position":3,"poster_url":null,"rating":8.433,"release_date":"1999-10-15",\
        "title":"The Paper Lighthouse","votes":26280}
        """)
    #expect(
      JSONValue.object(MovieRecord(movie: Movie(id: 1, title: "A")).members).line
        == """
        {"id":1,"kind":"movie","original_language":"","original_title":"","overview":null,\
        "position":null,"poster_url":null,"rating":null,"release_date":null,"title":"A","votes":0}
        """)
  }
}
