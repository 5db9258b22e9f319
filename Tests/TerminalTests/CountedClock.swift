import Synchronization

/// A clock for one sleeper: once it runs, a number of sleeps end at once, and the next never.
final class CountedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let start = ContinuousClock.now
  private let state: Mutex<(passed: Duration, sleeps: [Duration])>
  private let most: Int
  private let beginning: AsyncStream<Never>
  private let begun: AsyncStream<Never>.Continuation
  private let exhaustion: AsyncStream<Never>
  private let exhausted: AsyncStream<Never>.Continuation

  init(sleeps most: Int) {
    self.most = most
    state = Mutex((.zero, []))
    (beginning, begun) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (exhaustion, exhausted) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  var now: Instant { start.advanced(by: state.withLock { $0.passed }) }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How long each sleep that has begun was to last.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Lets time pass.
  func begin() { begun.finish() }

  /// Lets time pass until as many sleeps as were allowed are over.
  func run() async {
    begin()
    for await _ in exhaustion {}
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for await _ in beginning {}
    let isLast = state.withLock { state in
      let now = start.advanced(by: state.passed)
      state.sleeps.append(now.duration(to: deadline))
      if state.sleeps.count <= most { state.passed = start.duration(to: deadline) }
      return state.sleeps.count > most
    }
    try Task.checkCancellation()
    guard isLast else { return }
    exhausted.finish()
    // A stream without elements ends when its reader is cancelled.
    let (silence, _) = AsyncStream<Never>.makeStream(bufferingPolicy: .bufferingNewest(1))
    for await _ in silence {}
    throw CancellationError()
  }
}
