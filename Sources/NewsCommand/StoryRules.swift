/// Which stories of a feed are wanted.
struct StoryRules: Sendable, Equatable {
  /// One of them must fit, where there are any.
  var match: [StoryRule] = []
  /// None of them may fit; wins over `match`.
  var mute: [StoryRule] = []
  /// Stories with fewer points are not wanted yet; 0 for any, also where points are not known.
  var minPoints = 0

  /// More rules of one kind are refused.
  static let mostRules = 100

  /// Whether every story is wanted.
  var isEmpty: Bool { match.isEmpty && mute.isEmpty && minPoints == 0 }
}
