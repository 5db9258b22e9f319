#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Screen
import Terminal
import ToolKit

/// The full-screen view as a value: events change it, and a frame is drawn from it.
struct BrowseState: LiveState {
  let settings: BrowseSettings
  var size: TerminalSize
  /// The list on show, or behind the pages.
  private(set) var list: MovieList
  private var shelves: [MovieList: Shelf] = [:]
  /// What lies over the list; the last is on show.
  var pages: [BrowsePage] = []
  /// What the last key came to, until the next.
  var notice: String?
  /// When the last event came.
  private(set) var now: Date
  /// The poster drawn last, and nothing where there is none to show.
  private(set) var poster: (wish: PosterWish, cells: [[Style]]?)?

  init(settings: BrowseSettings, size: TerminalSize, now: Date) {
    self.settings = settings
    self.size = size
    self.now = now
    list = settings.list
    if let text = settings.search {
      var search = FilmSearch()
      search.edit { $0.insert(text) }
      pages = [.search(search)]
    }
  }

  /// The list on show.
  var shelf: Shelf {
    get { shelves[list] ?? Shelf() }
    set { shelves[list] = newValue }
  }

  /// What is to be done as long as the view stands as it does.
  var wishes: BrowseWishes {
    let details = pages.lazy.compactMap { $0.details }.last
    return BrowseWishes(
      list: shelf.isAwaited ? MovieListRequest(list: list, turn: shelf.turn) : nil,
      countsDown: pages.isEmpty && shelf.isCountingDown,
      details: details.flatMap {
        $0.isAwaited ? BrowseWishes.Details(id: $0.movie.id, turn: $0.turn) : nil
      },
      search: search?.wish ?? "", poster: posterWish, nextPosters: nextPosters)
  }

  /// Takes an event in; returns what is to be done because of it.
  mutating func update(_ event: BrowseEvent, at now: Date) -> [BrowseEffect] {
    defer { settle() }
    self.now = now
    switch event {
    case .screen(.key(let press)): return take(press)
    case .screen(.paste(let text)): changeSearch { $0.edit { $0.insert(text) } }
    case .screen(.resize(let size)): self.size = size
    case .screen(.resumed), .tick: break
    case .screen(.lost): return [.leave(.lost)]
    case .list(let list, let movies, let progress, let turn):
      shelves[list, default: Shelf()].take(movies, progress, turn: turn)
    case .details(let id, let result, let turn):
      changeDetails { if $0.movie.id == id { $0.take(result, turn: turn) } }
    case .found(let answer): changeSearch { $0.take(answer) }
    case .poster(let wish, let cells): poster = (wish, cells)
    case .failed(let text): notice = text
    }
    return []
  }

  /// Puts a list on show as it was when it was left.
  mutating func show(_ list: MovieList) {
    pages = []
    self.list = list
  }

  private mutating func settle() {
    let height = listHeight
    shelf.cursor.fit(height: height)
    changeSearch { $0.cursor.fit(height: height) }
    let (textWidth, pageHeight, glyphs) = (detailsTextWidth, pageHeight, settings.glyphs)
    changeDetails { reader in
      let count = reader.lines(width: textWidth, glyphs: glyphs).count
      reader.top = max(0, min(reader.top, count - pageHeight))
    }
  }
}
