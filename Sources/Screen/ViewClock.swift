import AsyncOperators

/// Real time for the tasks of a view, told by its own thread: the clocks of the library wake a task over the threads
/// that all tasks share.
struct ViewClock: Clock {
  let executor: ViewExecutor

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let alarm = Signal()
    executor.run(after: now.duration(to: deadline)) { alarm.raise() }
    await alarm.wait()
    try Task.checkCancellation()
  }
}
