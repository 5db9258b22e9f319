import Movies
import Posters
import Terminal
import ToolKit

/// `movies show`: a film on standard output.
struct ShowCommand: Sendable {
  var id: Int

  /// Prints the film, below its poster where the terminal shows one.
  func run(on desk: MoviesDesk) async throws(Failure) {
    let details = try await desk.console.waiting(clock: desk.clock, failure: Failure.init) {
      _ async throws(MoviesError) in
      try await desk.client.details(of: id)
    }
    let record = DetailsRecord(
      details: details, poster: await desk.address(of: details.movie.posterPath))
    switch desk.layout.form {
    case .objects: try desk.console.print([JSONValue.object(record.members).line])
    case .fields: try desk.console.print([desk.layout.line(record.fields)])
    case .sentences: try desk.console.print(record.sentences)
    case .rows: try await printPage(details, on: desk)
    }
    try desk.credit()
  }

  private func printPage(_ details: MovieDetails, on desk: MoviesDesk) async throws(Failure) {
    let width = desk.layout.columns()
    if width >= 20 { try await printPoster(of: details.movie, width: width, on: desk) }
    let lines = DetailsText(details: details, glyphs: desk.glyphs).lines(
      width: width, hasTitle: true)
    try desk.console.print(lines.map { desk.layout.styled($0.text, $0.style) } + [""])
  }

  private func printPoster(
    of movie: Movie, width: Int, on desk: MoviesDesk
  ) async throws(Failure) {
    let columns = min(24, width)
    let file =
      desk.showsPosters ? await desk.file(of: movie.posterPath, columns: columns) : nil
    if Task.isCancelled { return }
    if !desk.showsPosters, movie.posterPath != nil { return }
    let poster = Poster(bytes: file, columns: columns, rows: (columns * 3 + 3) / 4)
    try desk.console.print([await desk.writer.text(of: poster)])
  }
}
