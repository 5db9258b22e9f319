/// How long to wait after each of several failures in a row: doubling, capped, with full jitter.
///
/// Full jitter (a wait drawn evenly from zero up to the bound) keeps many clients from coming back at the same moment.
public struct Backoff: Sendable {
  /// The bound on the wait after the first failure.
  public var first: Duration
  /// The bound that no later wait exceeds.
  public var longest: Duration
  /// Gives a number from 0 up to, but not including, 1 for each wait; random unless a test says otherwise.
  public var fraction: @Sendable () -> Double

  /// Waits of at most `first`, then twice that, and so on up to `longest`.
  public init(
    first: Duration = .seconds(1), longest: Duration = .seconds(60),
    fraction: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.first = first
    self.longest = longest
    self.fraction = fraction
  }

  /// The wait after the given number of failures in a row, 1 or more.
  public func wait(afterFailures failures: Int) -> Duration {
    var bound = min(first, longest)
    for _ in 0..<min(max(failures - 1, 0), 62) where bound < longest {
      bound = bound > longest / 2 ? longest : bound * 2  // twice a huge one would be too much
    }
    return bound * fraction()
  }
}
