import Movies
import Terminal
import Testing
import ToolKit

@testable import MoviesCommand

@Suite struct DetailsTextTests {
  private static let details: MovieDetails = {
    var movie = Movie(
      id: 7, title: "The Paper Lighthouse", originalTitle: "灯台", originalLanguage: "ja")
    movie.rating = Rating(average: 8.433, votes: 1)
    movie.releaseDate = CalendarDate("1999-10-15")
    movie.overview = "A retired mapmaker finds a door that was not there yesterday."
    var details = MovieDetails(of: movie)
    details.genres = ["Drama", "Mystery"]
    details.minutes = 139
    details.tagline = "Mind the tide."
    details.cast = [CastMember(name: "Ilka Vell", character: "Ines"), CastMember(name: "Tomo Ash")]
    details.crew = [
      CrewMember(name: "Dov Tarn", job: "Director"), CrewMember(name: "Kim Ek", job: "Gaffer"),
      CrewMember(name: "Dov Tarn", job: "Screenplay"),
    ]
    details.videos = [
      Video(name: "", site: "YouTube", key: "abcdefghijk", kind: "Trailer", isOfficial: true)
    ]
    return details
  }()

  @Test(arguments: [
    (
      40, ViewGlyphs.unicode,
      """
      The Paper Lighthouse
      灯台
      Mind the tide.
      ****·  84 %  1 vote
      1999-10-15 · 139 min · Drama, Mystery ·
      ja

      A retired mapmaker finds a door that was
      not there yesterday.

      Crew:
        Dov Tarn, director, screenplay

      Cast:
        Ilka Vell as Ines
        Tomo Ash

      Trailer:
      https://www.youtube.com/watch?v=abcdefghijk
      """
    ),
    (
      80, .ascii,
      """
      The Paper Lighthouse
      灯台
      Mind the tide.
      ****-  84 %  1 vote
      1999-10-15 - 139 min - Drama, Mystery - ja

      A retired mapmaker finds a door that was not there yesterday.

      Crew:
        Dov Tarn, director, screenplay

      Cast:
        Ilka Vell as Ines
        Tomo Ash

      Trailer:
      https://www.youtube.com/watch?v=abcdefghijk
      """
    ),
  ])
  func `a film is told at every width`(width: Int, glyphs: ViewGlyphs, page: String) {
    let lines = DetailsText(details: Self.details, glyphs: glyphs)
      .lines(width: width, hasTitle: true).map(\.text)
    #expect(lines.joined(separator: "\n") == page)
  }

  @Test func `names are broken between words, at any width`() {
    let text = DetailsText(details: Self.details, glyphs: .unicode)
    let lines = text.lines(width: 14, hasTitle: false).map(\.text)
    let crew = ["Crew:", "  Dov Tarn,", "  director,", "  screenplay"]
    let cast = ["Cast:", "  Ilka Vell as", "  Ines", "  Tomo Ash"]
    #expect(lines.contains(crew) && lines.contains(cast))
    for width in 1...40 {
      let lines = text.lines(width: width, hasTitle: false).dropLast()
      #expect(lines.allSatisfy { $0.text.cellWidth <= max(width, "Trailer:".count) })
    }
  }

  @Test func `what is not known is said or left out`() {
    let lines = DetailsText(
      details: MovieDetails(of: Movie(id: 1, title: "", originalTitle: "Ä")), glyphs: .unicode
    ).lines(width: 20, hasTitle: true).map(\.text)
    #expect(lines == ["Ä", "no votes", "no release date"])
  }

  @Test func `as a record it has the trailer in every form`() {
    let record = DetailsRecord(details: Self.details)
    let address = "https://www.youtube.com/watch?v=abcdefghijk"
    #expect(
      record.fields == [
        "7", "8.4", "1", "1999-10-15", "ja", "The Paper Lighthouse", "灯台", "139",
        "Drama, Mystery", "Dov Tarn", "Ilka Vell, Tomo Ash", address, "", "Mind the tide.",
        "A retired mapmaker finds a door that was not there yesterday.",
      ])
    #expect(record.members["trailer_url"] == .string(address))
    #expect(record.sentences.contains("Trailer: \(address)"))
  }
}
