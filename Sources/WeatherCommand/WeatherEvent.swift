import Screen
import ToolKit
import Weather

/// Something that the full-screen view reacts to.
enum WeatherEvent: LiveEvent, Equatable {
  /// A key, pasted text, another size, or the end.
  case screen(ScreenEvent)
  /// Time has passed.
  case tick
  /// The weather of places is being brought.
  case looking([Place])
  /// The weather of places, or why there is none, in their order.
  case weather([Place], [Result<WeatherReport, WeatherError>])
  /// How far the search for the typed text is.
  case search(PlaceSearchSnapshot)

  /// Whether a person made it.
  var isTyped: Bool {
    switch self {
    case .screen(.key), .screen(.paste): true
    default: false
    }
  }

  /// Whether this event, once it comes, leaves nothing to be learnt from `earlier`.
  func supersedes(_ earlier: WeatherEvent) -> Bool {
    switch (earlier, self) {
    case (.tick, .tick), (.search, .search): true
    case (.weather(let old, _), .weather(let new, _)): old == new
    default: false
    }
  }
}
