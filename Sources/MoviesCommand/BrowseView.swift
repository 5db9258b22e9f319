import AsyncOperators
import Movies
import Posters
import Screen
import ToolKit

/// `movies browse` and `movies search -i` as a full-screen view.
struct BrowseView: Sendable {
  var list: MovieList
  var excerpt: MovieExcerpt
  /// The text of a search that is open from the start.
  var search: String?
  var desk: MoviesDesk

  /// Shows the view until the user leaves it, the terminal is lost or the task is cancelled.
  func run(on session: ScreenSession) async -> ViewEnding {
    let writer = desk.writer
    let settings = BrowseSettings(
      list: list, search: search, isDemo: desk.isDemo, glyphs: desk.glyphs,
      showsPosters: desk.posterSetting.isForView
    ) { columns, rows, isMissing in
      writer.placeholder(of: Poster(bytes: isMissing ? nil : [], columns: columns, rows: rows))
    }
    let state = BrowseState(settings: settings, size: session.size, now: desk.layout.now())
    let lists = MovieListModel(
      client: desk.client, list: list, firstPage: excerpt.firstPage, limit: excerpt.limit,
      clock: desk.clock, now: desk.layout.now)
    let sources = BrowseSources(
      wishes: AsyncCurrentValueSubject(state.wishes), lists: lists, desk: desk)
    return await sources.run(state, on: session, now: desk.layout.now)
  }
}
