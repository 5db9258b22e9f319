/// What voters think of a film.
public struct Rating: Hashable, Sendable {
  /// The mean of the votes, 0 to 10.
  public let average: Double
  /// How many voted, 1 or more.
  public let votes: Int

  /// A rating; nil without votes, or for a mean that there cannot be: a film nobody voted on is not a bad one.
  public init?(average: Double, votes: Int) {
    guard votes > 0, (0...10).contains(average) else { return nil }
    (self.average, self.votes) = (average, votes)
  }

  /// The mean in hundredths of the best, rounded.
  public var percent: Int { Int((average * 10).rounded()) }

  /// The mean as 0 to 5 stars, rounded.
  public var stars: Int { Int((average / 2).rounded()) }
}
