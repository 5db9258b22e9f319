/// What a search shows at a moment.
public struct PlaceSearchSnapshot: Sendable, Equatable {
  /// The text that it is about, which is always the one typed last; without blanks around it.
  public var text: String
  /// How far the search for it is.
  public var state: State

  /// A snapshot with the given parts.
  public init(text: String = "", state: State = .idle) {
    self.text = text
    self.state = state
  }

  /// How far a search is.
  public enum State: Sendable, Equatable {
    /// Nothing to search for: fewer than two characters.
    case idle
    /// Typed, and not answered yet.
    case loading
    /// Places, the best first; at least one.
    case found([Match])
    /// No place is called so.
    case nothingFound
    /// Why there is no answer; another text, or `retry`, asks again.
    case failed(WeatherError)
  }

  /// A place that was found.
  public struct Match: Sendable, Equatable {
    /// The place.
    public var place: Place
    /// Its weather, or why there is none; `nil` as long as it is on its way, and where it is not asked for.
    public var outcome: Result<WeatherReport, WeatherError>?

    /// A match with the given parts.
    public init(place: Place, outcome: Result<WeatherReport, WeatherError>? = nil) {
      self.place = place
      self.outcome = outcome
    }
  }
}
