import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ToleranceTests {
  private let clock = TolerantClock()

  @Test(arguments: [Duration.milliseconds(7), nil])
  func `a timer hands its tolerance to the clock`(tolerance: Duration?) async {
    let timers = [
      AsyncTimerSequence(interval: .seconds(1), tolerance: tolerance, clock: clock),
      AsyncTimerSequence.repeating(every: .seconds(1), tolerance: tolerance, clock: clock),
    ]
    for timer in timers { for await _ in timer { break } }
    #expect(clock.tolerances == [tolerance, tolerance])
  }

  @Test(arguments: [Duration.milliseconds(7), nil])
  func `debounce hands its tolerance to the clock`(tolerance: Duration?) async {
    let source = AsyncCurrentValueSubject<Int, Never>(1)
    for await _ in source.values().debounce(
      for: .seconds(1), tolerance: tolerance, clock: clock)
    { break }
    #expect(clock.tolerances == [tolerance])
  }

  @Test(arguments: [Duration.milliseconds(7), nil])
  func `throttle hands its tolerance to the clock`(tolerance: Duration?) async {
    let source = AsyncStream(numbers: [1, 2])
    for await _ in source.throttle(for: .seconds(1), tolerance: tolerance, clock: clock) {}
    #expect(clock.tolerances.allSatisfy { $0 == tolerance })
    #expect(!clock.tolerances.isEmpty)
  }
}

/// Nobody waits on it; it keeps with which tolerance each sleep was asked for.
private struct TolerantClock: Clock {
  private let clock = ImmediateClock()
  private let asked = Asked()

  private final class Asked: Sendable {
    let tolerances = Lock<[Duration?]>([])
  }

  var tolerances: [Duration?] { asked.tolerances.withLock { $0 } }
  var now: StepClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: StepClock.Instant, tolerance: Duration?) async throws {
    asked.tolerances.withLock { $0.append(tolerance) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
