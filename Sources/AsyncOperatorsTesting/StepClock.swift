import AsyncOperators

/// A clock that stands still until a test moves it.
///
/// A sleeper wakes when the clock reaches its deadline, earlier deadlines first and of equal ones
/// whoever came first. Tolerances are ignored. Whatever woke runs on its own executor: on a
/// `DrainExecutor` drain it, elsewhere wait for what it does.
///
/// ```swift
/// let clock = StepClock()
/// let reminder = Task { try await clock.sleep(for: .seconds(90)) }
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(90))
/// try await reminder.value
/// ```
public final class StepClock: Clock {
  /// A point in time, as the distance from the moment the clock was made.
  ///
  /// Adding stops at `Int64.max` seconds on either side instead of overflowing.
  public struct Instant: InstantProtocol {
    /// Time since the clock was made.
    public let offset: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: Self.limited(offset + Self.limited(duration)))
    }

    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

    private static func limited(_ duration: Duration) -> Duration {
      Swift.min(Swift.max(duration, .seconds(-Int64.max)), .seconds(Int64.max))
    }
  }

  private struct Sleeper {
    var deadline: Instant
    var signal: Signal
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var watchers: [(count: Int, signal: Signal)] = []
  }

  /// How far `tick()` moves.
  public let step: Duration
  private let state = Lock(State())

  /// Makes a clock that stands at zero.
  public init(step: Duration = .seconds(1)) { self.step = step }

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep; zero at the end of a test that left nothing behind.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves by one step and wakes who is due.
  public func tick() { advance(by: step) }

  /// Moves by `duration` in one go and wakes who is due by then.
  public func advance(by duration: Duration) {
    move(by: duration)
    wakeSleepers()
  }

  /// Returns when `count` tasks sleep or the caller is cancelled.
  ///
  /// For tests on real threads, which must not move the clock before what they test sleeps.
  public func waitForSleepers(_ count: Int = 1) async {
    let signal = Signal()
    let areThere = state.withLock { state in
      state.watchers.append((count, signal))
      return state.sleepers.count >= count
    }
    if areThere { signal.raise() }
    await signal.wait()
    state.withLock { state in state.watchers.removeAll { $0.signal === signal } }
  }

  /// Returns at `deadline`, at once if that has passed, and throws when cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let signal = Signal()
    let watchers = state.withLock { state -> [Signal]? in
      guard deadline > state.now else { return nil }
      state.sleepers.append(Sleeper(deadline: deadline, signal: signal))
      return state.watchers.filter { $0.count <= state.sleepers.count }.map(\.signal)
    }
    guard let watchers else { return }
    for watcher in watchers { watcher.raise() }
    await signal.wait()
    let isEarly = state.withLock { state in
      guard let place = state.sleepers.firstIndex(where: { $0.signal === signal }) else {
        return false
      }
      state.sleepers.remove(at: place)
      return true
    }
    if isEarly { throw CancellationError() }
  }

  func move(by duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
  }

  func wakeSleepers() {
    let due = state.withLock { state in
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    // The sort is stable: who came first stays first.
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) { sleeper.signal.raise() }
  }
}
