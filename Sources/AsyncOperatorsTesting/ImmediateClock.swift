import AsyncOperators

/// A clock on which nobody waits: a sleep makes its deadline the present and returns.
///
/// For tests of what code does after it has waited, where it does not matter for how long: retries,
/// timeouts, polls. Time never goes back, and passes only by sleeping. A sleeper lets others run
/// once, so that a loop of sleeps can be cancelled; code that sleeps for ever needs a `StepClock`.
///
/// ```swift
/// let answer = try await retry(attempts: 5, waiting: .seconds(30), on: ImmediateClock()) { … }
/// ```
public final class ImmediateClock: Clock {
  public typealias Instant = StepClock.Instant

  private let state = Lock(Instant(offset: .zero))

  /// Makes a clock that stands at zero.
  public init() {}

  public var now: Instant { state.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  /// Makes `deadline` the present, unless it has passed, and throws when cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = Swift.max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
