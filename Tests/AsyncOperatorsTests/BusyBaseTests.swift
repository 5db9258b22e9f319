import AsyncOperators
import AsyncOperatorsTesting
import Testing

/// A base that never waits, on the one thread that there is.
@Suite(.timeLimit(.minutes(5))) struct BusyBaseTests {
  private typealias Reading = @Sendable (Endless) async -> Int

  private static func first(of output: some AsyncSequence<Int, Never>) async -> Int {
    var read = 0
    for await _ in output {
      read += 1
      if read == 3 { break }
    }
    return read
  }

  @Test(arguments: [BufferingPolicy.newest(1), .oldest(1), .bounded(0), .bounded(3)])
  func `its consumer has a turn`(policy: BufferingPolicy) async {
    let readings: [Reading] = [
      { await Self.first(of: merge($0, $0, bufferingPolicy: policy)) },
      { await Self.first(of: combineLatest($0, $0, bufferingPolicy: policy).map { $0 + $1 }) },
      { await Self.first(of: $0.share(bufferingPolicy: policy)) },
      { base in await Self.first(of: base.flatMapLatest(bufferingPolicy: policy) { _ in base }) },
      { await Self.first(of: $0.mapLatest { $0 }) },
    ]
    for read in readings {
      let executor = DrainExecutor()
      let reading = executor.start { await read(Endless()) }
      executor.drain()
      let seen = await reading.value
      #expect(seen == 3)
    }
  }

  @Test func `whoever cancels has a turn`() async {
    let clock = StepClock()
    let readings: [Reading] = [
      { await Self.first(of: $0.debounce(for: .seconds(1), clock: clock)) },
      { await Self.first(of: $0.throttle(for: .seconds(1), clock: clock)) },
    ]
    for read in readings {
      let executor = DrainExecutor()
      let reading = executor.start { await read(Endless()) }
      executor.start { reading.cancel() }
      executor.drain()
      let seen = await reading.value
      #expect(seen < 3)
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test(arguments: [MissedTicks.skip, .burst])
  func `a timer that is always late leaves others their turn`(missedTicks: MissedTicks) async {
    let executor = DrainExecutor()
    let clock = HastyClock()
    let reading = executor.start {
      for await _ in AsyncTimerSequence(
        interval: .nanoseconds(1), clock: clock, missedTicks: missedTicks)
      {}
    }
    executor.start { reading.cancel() }
    executor.drain()
    await reading.value
  }
}

/// Has its elements at hand, without an end.
private struct Endless: AsyncSequence, AsyncIteratorProtocol, Sendable {
  var number = 0

  func makeAsyncIterator() -> Endless { self }

  mutating func next() async -> Int? { await next(isolation: nil) }

  mutating func next(isolation: isolated (any Actor)?) async -> Int? {
    number += 1
    return number
  }
}

/// A second passes whenever somebody looks.
private final class HastyClock: Clock {
  private let looks = Tally()
  let minimumResolution = Duration.zero

  var now: StepClock.Instant {
    looks.add()
    return StepClock().now.advanced(by: .seconds(looks.count))
  }

  func sleep(until deadline: StepClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}
