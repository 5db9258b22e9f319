import HackerNews
import Screen
import ToolKit

/// Something that the full-screen view reacts to.
enum ViewEvent: Equatable, LiveEvent {
  /// A key, pasted text, another size, or the end.
  case screen(ScreenEvent)
  /// Time has passed.
  case tick
  /// How a feed stands now.
  case snapshot(FeedSnapshot)
  /// How far a thread has come, and which time it was asked for.
  case thread(id: Int, turn: Int, ThreadProgress)
  /// What a search has found.
  case found(SearchReader.Answer)
  /// What a page behind the first has, or why it did not come.
  case foundFurther(SearchReader.Further, SearchReader.Answer)
  /// Somebody's card, or why there is none.
  case user(String, Result<User, HackerNewsError>)
  /// Which stories were opened, here and in other windows.
  case history(ReadingHistory)
  /// Something that was tried for the user did not work; a sentence without its full stop.
  case failed(String)

  /// Whether this event, once it comes, leaves nothing to be learnt from `earlier`.
  func supersedes(_ earlier: ViewEvent) -> Bool {
    switch (earlier, self) {
    case (.tick, .tick): true
    case (.snapshot(let old), .snapshot(let new)): old.feed == new.feed
    case (.thread(let old, let oldTurn, _), .thread(let new, let turn, _)):
      old == new && oldTurn == turn
    case (.found, .found), (.history, .history): true
    default: false
    }
  }

  /// Whether a person made it.
  var isTyped: Bool {
    switch self {
    case .screen(.key), .screen(.paste): true
    default: false
    }
  }
}
