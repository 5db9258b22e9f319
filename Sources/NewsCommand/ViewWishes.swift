import HackerNews
import ToolKit

/// What is to be done as long as the view stands as it does.
struct ViewWishes: Equatable, Sendable {
  var following: Following
  var pace: Pace
  /// The thread that is to be loaded.
  var thread: Thread?
  /// What is to be searched for, once it has stood for a while; empty for nothing.
  var search = ""
  /// The page of what was found that is to be brought next.
  var further: SearchReader.Further?
  /// The user who is to be asked for.
  var user: String?

  /// One loading of a thread.
  struct Thread: Equatable, Sendable {
    var id: Int
    /// Counts the times it was asked for.
    var turn: Int
  }

  /// What is done about the feed on show.
  enum Following: Equatable, Sendable {
    /// It is refreshed again and again.
    case live(Feed)
    /// It is brought once for each number.
    case once(Feed, Int)
    case rest

    /// The feed that is refreshed again and again; nil where none is.
    var liveFeed: Feed? { if case .live(let feed) = self { feed } else { nil } }

    var isLive: Bool { liveFeed != nil }
  }

  /// How often the time on show moves.
  enum Pace: Equatable, Sendable {
    case minute
    /// While something is counted down or about to fade.
    case second

    var interval: Duration { self == .minute ? .seconds(60) : .seconds(1) }
  }
}
