#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Screen
import Terminal
import ToolKit

extension BrowseState {
  /// The cells of a poster beside the text; nil where there is no room for one, or none is wished.
  private var posterSize: (columns: Int, rows: Int)? {
    guard settings.showsPosters, size.columns >= 60, pageHeight >= 6 else { return nil }
    let columns = min(30, size.columns / 3, pageHeight * 4 / 3)
    return (columns, min(pageHeight, (columns * 3 + 3) / 4))
  }

  /// The poster that belongs on the screen.
  var posterWish: PosterWish? {
    guard case .details(let reader) = pages.last, let size = posterSize,
      let path = (reader.details?.movie ?? reader.movie).posterPath
    else { return nil }
    return PosterWish(path: path, columns: size.columns, rows: size.rows)
  }

  /// The posters of the rows of a list, any of which may be opened next; once the list is there, until it is left.
  ///
  /// Below the page of a film they go on coming, lest the one that it shows be asked for twice.
  var nextPosters: BrowseWishes.NextPosters? {
    guard search == nil, shelf.progress != .loading, let size = posterSize else { return nil }
    let rows = shelf.cursor.window(height: listHeight).clamped(to: shelf.movies.indices)
    let paths = shelf.movies[rows].compactMap(\.posterPath)
    return paths.isEmpty ? nil : BrowseWishes.NextPosters(paths: paths, columns: size.columns)
  }

  /// The width of the text of a film.
  var detailsTextWidth: Int { max(1, size.columns - textColumn) }

  private var textColumn: Int { posterSize.map { $0.columns + 2 } ?? 0 }

  /// Draws a film: its poster, or the place of one, and its text from a line on.
  func draw(_ reader: DetailsReader, on frame: inout Frame) {
    frame.draw(
      reader.movie.shownTitle.safeLine, row: 0, column: 0, style: .title)
    if let size = posterSize { drawPoster(of: reader, size: size, on: &frame) }
    let lines = reader.lines(width: detailsTextWidth, glyphs: settings.glyphs)
    let trailer = reader.details?.trailer?.absoluteString
    for (row, line) in zip(1...pageHeight, lines.dropFirst(reader.top)) {
      frame.draw(
        line.text, row: row, column: textColumn, style: line.style,
        link: line.text == trailer ? trailer : nil)
    }
  }

  private func drawPoster(
    of reader: DetailsReader, size: (columns: Int, rows: Int), on frame: inout Frame
  ) {
    guard let wish = posterWish else {
      return draw(settings.placeholder(size.columns, size.rows, true), on: &frame)
    }
    guard let poster, poster.wish == wish else { return }
    guard let cells = poster.cells else {
      return draw(settings.placeholder(size.columns, size.rows, false), on: &frame)
    }
    for (row, styles) in zip(1..., cells) {
      for (column, style) in styles.enumerated() {
        frame.draw("▀", row: row, column: column, style: style)
      }
    }
  }

  private func draw(_ placeholder: [String], on frame: inout Frame) {
    for (row, line) in zip(1..., placeholder) {
      frame.draw(line, row: row, column: 0, style: .aside)
    }
  }
}
