import HackerNews

/// What is to be done as long as the view stands as it does.
struct ViewWishes: Equatable, Sendable {
  var following: Following
  var pace: Pace

  /// What is done about the feed on show.
  enum Following: Equatable, Sendable {
    /// It is refreshed again and again.
    case live(Feed)
    /// It is brought once for each number.
    case once(Feed, Int)
    case rest
  }

  /// How often the time on show moves.
  enum Pace: Equatable, Sendable {
    case minute
    /// While something is counted down or about to fade.
    case second

    var interval: Duration { self == .minute ? .seconds(60) : .seconds(1) }
  }
}
