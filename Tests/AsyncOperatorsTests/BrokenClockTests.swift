import AsyncOperators
import AsyncOperatorsTesting
import Testing

/// A clock that fails to sleep, though nobody is cancelled.
@Suite(.timeLimit(.minutes(5))) struct BrokenClockTests {
  private static func read<Output: AsyncSequence<Int, Never> & SendableMetatype>(
    _ make: @escaping @Sendable (AsyncStream<Int>, BrokenClock) -> Output
  ) async -> [Int] {
    let executor = DrainExecutor()
    let reading = executor.start { () -> [Int] in
      var seen: [Int] = []
      for await number in make(AsyncStream(numbers: 0..<5), BrokenClock()) { seen.append(number) }
      return seen
    }
    executor.drain()
    return await reading.value
  }

  @Test func `the last element is not lost`() async {
    let debounced = await Self.read { $0.debounce(for: .seconds(1), clock: $1) }
    #expect(debounced.last == 4)
    let throttled = await Self.read { $0.throttle(for: .seconds(1), clock: $1) }
    #expect(throttled.first == 0 && throttled.last == 4)
  }

  @Test func `a timer ends`() async {
    let timer = AsyncTimerSequence(interval: .seconds(1), clock: BrokenClock())
    for await _ in timer { Issue.record("no tick can come") }
  }
}

private struct BrokenClock: Clock {
  let minimumResolution = Duration.zero
  var now: StepClock.Instant { StepClock().now }

  func sleep(until deadline: StepClock.Instant, tolerance: Duration?) async throws {
    throw MarbleFailure()
  }
}
