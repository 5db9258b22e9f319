import Movies
import Terminal
import ToolKit

/// `movies search -i --accessible`: a search in lines, whose numbers show films.
struct SearchCommand: Sendable {
  var excerpt: MovieExcerpt

  /// Asks for titles until nothing more is wanted, beginning with `text` unless that is empty.
  func run(
    _ text: String, from input: LineInput, on desk: MoviesDesk
  ) async throws(Failure) {
    let search = LineSearch<Movie>(noun: "film", console: desk.console, input: input)
    try await search.run(
      beginningWith: text,
      find: { text async throws(Failure) in try await films(for: text, on: desk) },
      name: { MovieRecord(movie: $0).line(in: desk.layout, glyphs: desk.glyphs) },
      show: { film async throws(Failure) in try await ShowCommand(id: film.id).run(on: desk) })
  }

  private func films(for text: String, on desk: MoviesDesk) async throws(Failure) -> [Movie] {
    let pages = desk.client.movies(
      in: .search(text), firstPage: excerpt.firstPage, limit: excerpt.limit)
    return try await desk.console.waiting(clock: desk.clock, failure: Failure.init) {
      _ async throws(MoviesError) in
      var films: [Movie] = []
      for try await page in pages { films += page.movies }
      return films
    }
  }
}
