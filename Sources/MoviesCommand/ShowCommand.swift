#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Posters
import Terminal
import ToolKit

/// `movies show`: a film on standard output.
struct ShowCommand: Sendable {
  var id: Int

  /// Prints the film, with its poster where the terminal shows one.
  func run(on desk: MoviesDesk) async throws(Failure) {
    let details = try await desk.console.waiting(clock: desk.clock, failure: Failure.init) {
      _ async throws(MoviesError) in
      try await desk.client.details(of: id)
    }
    let isRead = desk.layout.form.isRead
    let record = DetailsRecord(
      details: details, poster: isRead ? nil : await desk.address(of: details.movie.posterPath))
    switch desk.layout.form {
    case .objects: try desk.console.print([JSONValue.object(record.members).line])
    case .fields: try desk.console.print([desk.layout.line(record.fields)])
    case .sentences: try desk.console.print(record.sentences)
    case .rows: try await printPage(details, on: desk)
    }
    if Task.isCancelled { return }
    try desk.credit()
  }

  /// Prints the text beside the poster where half blocks and the width allow it, else below.
  private func printPage(_ details: MovieDetails, on desk: MoviesDesk) async throws(Failure) {
    let width = desk.layout.columns()
    let text = DetailsText(details: details, glyphs: desk.glyphs)
    let poster = await poster(of: details.movie, width: width, on: desk)
    if Task.isCancelled { return }
    if let caution = desk.posterSetting.caution, poster.bytes?.isEmpty == false {
      desk.console.note(caution)
    }
    let column = poster.columns + 2
    if width >= column + Self.leastTextColumns, let rows = await desk.writer.rows(of: poster) {
      let lines = drawn(text, width: width - column, in: desk.layout)
      try desk.console.print(Self.beside(rows, column: column, lines) + [""])
    } else {
      let top = await top(poster, width: width, on: desk)
      let lines = drawn(text, width: width, in: desk.layout)
      try desk.console.print([top] + lines + [""])
    }
  }

  /// The address of a trailer has this length.
  private static let leastTextColumns = 43
  /// A frame of fewer columns has no room for its words.
  private static let leastPosterColumns = 20

  private func poster(of movie: Movie, width: Int, on desk: MoviesDesk) async -> Poster {
    let columns = min(24, width)
    let isShown = desk.showsPosters && width >= Self.leastPosterColumns
    var file: [UInt8]?
    if let path = movie.posterPath {
      let form = desk.posterSetting.form
      file = isShown ? await desk.file(of: path, columns: columns, form: form) ?? [] : []
    }
    // Another picture of the same number would take this one from the terminal.
    let id = UInt32.random(in: 1...UInt32.max)
    return Poster(bytes: file, id: id, columns: columns, rows: (columns * 3 + 3) / 4)
  }

  private func top(_ poster: Poster, width: Int, on desk: MoviesDesk) async -> String {
    guard desk.showsPosters, width >= Self.leastPosterColumns else {
      return desk.layout.styled(desk.writer.line(of: poster).cut(to: width), .aside)
    }
    return await desk.writer.text(of: poster)
  }

  private func drawn(_ text: DetailsText, width: Int, in layout: Layout) -> [String] {
    let trailer = text.details.trailer?.absoluteString
    return text.lines(width: width, hasTitle: true).map { line in
      Hyperlink.text(
        layout.styled(line.text, line.style), address: trailer ?? "",
        enabled: layout.hasHyperlinks && line.text == trailer)
    }
  }

  /// Lines from a column on, with rows that fill the columns before it.
  private static func beside(_ rows: [String], column: Int, _ lines: [String]) -> [String] {
    (0..<max(rows.count, lines.count)).map { index in
      let row = index < rows.count ? rows[index] : ""
      guard index < lines.count, !lines[index].isEmpty else { return row }
      let start = row.isEmpty ? String(repeating: " ", count: column) : row + "  "
      return start + lines[index]
    }
  }
}
