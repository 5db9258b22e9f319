import Synchronization

/// The continuous clock for one sleeper, and word of when it sleeps for the second time.
final class RepeatClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let sleeps = Mutex(0)
  private let second: AsyncStream<Never>
  private let secondBegan: AsyncStream<Never>.Continuation

  init() {
    (second, secondBegan) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  /// Returns when the second sleep begins or the caller is cancelled.
  func untilSecondSleep() async { for await _ in second {} }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let count = sleeps.withLock { count in
      count += 1
      return count
    }
    if count == 2 { secondBegan.finish() }
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}
