import Movies
import Screen
import Terminal
import ToolKit

/// Something that the full-screen view reacts to.
enum BrowseEvent: LiveEvent {
  /// A key, pasted text, another size, or the end.
  case screen(ScreenEvent)
  /// Time has passed.
  case tick
  /// How far a list has come, and which time it was asked for.
  case list(MovieList, [Movie], Shelf.Progress, turn: Int)
  /// A film with its people, or why there is none, and which time it was asked for.
  case details(id: Int, Result<MovieDetails, Failure>, turn: Int)
  /// What a search has found.
  case found(FilmSearch.Answer)
  /// A poster as it was wished for; nil where there is none to show.
  case poster(PosterWish, [[Style]]?)
  /// Something that was tried for the user did not work; a sentence without its full stop.
  case failed(String)

  func supersedes(_ earlier: BrowseEvent) -> Bool {
    switch (earlier, self) {
    case (.list(let old, _, _, let oldTurn), .list(let new, _, _, let turn)):
      old == new && oldTurn == turn
    case (.found, .found), (.tick, .tick): true
    default: false
    }
  }

  var isTyped: Bool {
    switch self {
    case .screen(.key), .screen(.paste): true
    default: false
    }
  }
}
