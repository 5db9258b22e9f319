/// What is wished of a feed besides its usual refreshes; another value begins a refresh at once.
struct FeedWish: Sendable, Equatable {
  /// How often the user wished everything on show anew.
  var renewals = 0
  /// How often a refresh was due out of turn.
  var nudges = 0
}
