#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import ToolKit

/// Something to be done once because of an event.
enum BrowseEffect: Equatable, LiveEffect {
  /// Open a page in the browser.
  case open(URL)
  /// Leave the view.
  case leave(ViewEnding)

  var ending: ViewEnding? { if case .leave(let ending) = self { ending } else { nil } }
}
