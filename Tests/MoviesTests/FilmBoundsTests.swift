import Movies
import Testing

/// However long an answer is, what views lay out again with each key stays short.
@Suite(.timeLimit(.minutes(5))) struct FilmBoundsTests {
  @Test func `of a text and of a list only the beginning is taken over`() async throws {
    let films = ScriptedFilms()
    let text = String(repeating: "é", count: 400_000)
    let people = (0..<12_000).map { #"{"name":"\#($0)","job":"Director"}"# }.joined(separator: ",")
    films.set(
      "movie/5",
      #"{"id":5,"title":"\#(text)","overview":"\#(text)","#
        + #""credits":{"cast":[\#(people)],"crew":[\#(people)]}}"#)
    let details = try await films.client().details(of: 5)
    let beginning = String(text.prefix(10_000))
    #expect(details.movie.title == beginning && details.movie.overview == beginning)
    #expect(details.cast.map(\.name) == (0..<10_000).map { String($0) })
    #expect(details.crew.count == 10_000)
  }

  @Test func `a text of the usual length stays as it is`() async throws {
    let films = ScriptedFilms()
    let text = String(repeating: "a", count: 10_000)
    films.set("movie/5", #"{"id":5,"title":"A","overview":"\#(text)"}"#)
    #expect(try await films.client().details(of: 5).movie.overview == text)
  }
}
