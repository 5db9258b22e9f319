/// The continuous clock, which opens a gate when somebody begins to sleep by it.
struct WatchedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let clock = ContinuousClock()
  let sleeping = Gate()

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleeping.open()
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
