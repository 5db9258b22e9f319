/// How much of a thread is loaded at most.
public struct ThreadLimits: Sendable, Equatable {
  /// The number of comments asked for, poll options included, gaps too.
  public var comments: Int
  /// Levels of replies, the comments on the story itself being the first.
  ///
  /// Nested JSON of many more is refused by readers with a bound of their own: jq 1.6 reads 85 levels of replies.
  public var levels: Int

  /// The given limits; no thread seen so far has come near these defaults.
  public init(comments: Int = 10_000, levels: Int = 80) {
    self.comments = comments
    self.levels = levels
  }
}
