#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import ToolKit

/// Something to be done once because of an event.
enum ViewEffect: Equatable, Sendable {
  /// Bring the followed feed again, all of it.
  case refresh
  /// Open a page in the browser.
  case open(URL)
  case ringBell
  /// Run the user's command for a new story.
  case run(StoryRecord)
  /// Keep for later that a story is opened.
  case remember(ReadingHistory.Visit)
  /// Leave the view.
  case leave(ViewEnding)
}

extension ViewEffect: LiveEffect {
  var ending: ViewEnding? { if case .leave(let ending) = self { ending } else { nil } }
}
