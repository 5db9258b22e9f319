#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Posters
import Terminal
import ToolKit

/// What a command works with.
struct MoviesDesk: Sendable {
  var client: MoviesClient
  var posters: PosterLoader
  var writer: PosterWriter
  /// How posters are shown.
  var posterSetting: PosterSetting
  var clock: any Clock<Duration>
  var layout: Layout
  var glyphs: ViewGlyphs
  var console: Console
  var browser: Browser
  var isDemo: Bool

  /// Whether posters are more than a line of text.
  var showsPosters: Bool { posterSetting.form != .none }

  /// The address of a poster in a size fit for a web page; nil without one.
  func address(of poster: PosterPath?) async -> URL? {
    guard let poster else { return nil }
    return await client.address(of: poster, size: .w342)
  }

  /// The size of a poster for so many columns: of half blocks two pixels a cell suffice, a picture is sharper.
  func size(columns: Int, form: PosterForm) -> PosterSize {
    PosterSize(pixelsWide: columns * (form == .blocks ? 2 : 8))
  }

  /// The file of a poster for so many columns; nil where it cannot be had.
  func file(of poster: PosterPath, columns: Int, form: PosterForm) async -> [UInt8]? {
    do throws(MoviesError) {
      return try await posters.file(of: poster, size: size(columns: columns, form: form))
    } catch {
      console.detail("no poster: \(error)")
      return nil
    }
  }

  /// Says where the data come from: the last line on a terminal, a note elsewhere.
  func credit() throws(Failure) {
    if isDemo { return }
    guard layout.form.isRead else { return console.note(Credits.notice) }
    let lines =
      layout.form == .rows ? Credits.notice.wrapped(to: layout.columns()) : [Credits.notice]
    try console.print(lines.map { layout.styled($0, .aside) })
  }
}
