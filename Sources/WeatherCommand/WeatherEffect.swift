import ToolKit

/// Something to be done once because of an event.
enum WeatherEffect: LiveEffect, Equatable {
  /// Search once more for the text on show.
  case searchAgain
  /// Leave the view.
  case leave(ViewEnding)

  var ending: ViewEnding? { if case .leave(let ending) = self { ending } else { nil } }
}
