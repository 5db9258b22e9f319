import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct ExtremeDurationsTests {
  private static let endless: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.max) * 18, .seconds(1 << 40),
  ]
  private static let none: [Duration] = [
    .zero, .seconds(-1), .seconds(Int64.min), .seconds(Int64.min) * 18,
  ]
  private static let finest = Duration(secondsComponent: 0, attosecondsComponent: 1)

  @Test(arguments: endless)
  func `a debounce without an end keeps its element until the base ends`(interval: Duration) async {
    let clock = WatchedClock()
    let gate = Gate()
    let base = held(behind: gate).debounce(for: interval, tolerance: interval, clock: clock)
    let elements = Task { await all(base) }
    await clock.sleeping.wait()
    gate.open()
    #expect(await elements.value == [2])
  }

  @Test(arguments: endless)
  func `a throttle without an end passes the first element and waits`(interval: Duration) async {
    let clock = WatchedClock()
    let base = AsyncStream(numbers: 1...2).throttle(
      for: interval, tolerance: interval, clock: clock)
    let seen = Answers()
    let reading = Task { for await number in base { seen.add(Int64(number)) } }
    await clock.sleeping.wait()
    while seen.all.isEmpty { await Task.yield() }
    reading.cancel()
    await reading.value
    #expect(seen.all == [1])
  }

  @Test(arguments: endless)
  func `a timer without an end sleeps until it is cancelled`(interval: Duration) async {
    let clock = WatchedClock()
    let timer = AsyncTimerSequence(interval: interval, tolerance: interval, clock: clock)
    let ticks = Task { await all(timer).count }
    await clock.sleeping.wait()
    ticks.cancel()
    #expect(await ticks.value == 0)
  }

  @Test(arguments: none)
  func `a debounce of no time passes the last element`(interval: Duration) async {
    let base = AsyncStream(numbers: 1...3).debounce(for: interval, tolerance: interval)
    #expect(await all(base).last == 3)
    Schedules.expect(diagram: "a-c-d|") { seed in
      Marbles.run("a-[bc]-d|", seed: seed) { input, clock in
        input.debounce(for: interval, tolerance: interval, clock: clock)
      }
    }
  }

  @Test(arguments: none)
  func `a throttle of no time passes every element`(interval: Duration) {
    Schedules.expect(diagram: "ab-cd|") { seed in
      Marbles.run("ab-cd|", seed: seed) { input, clock in
        input.throttle(for: interval, tolerance: interval, clock: clock)
      }
    }
  }

  @Test(arguments: none, [MissedTicks.skip, .burst])
  func `a timer of no time ticks whenever it is asked`(interval: Duration, missed: MissedTicks) {
    Schedules.expect(["0", "1", "2", "3"]) { ticks(every: interval, missed, "---;", seed: $0) }
  }

  @Test func `the finest grid is the clock itself, or catches up with it tick by tick`() {
    Schedules.expect(["0", "2", "3"]) { ticks(every: Self.finest, .skip, "---;", seed: $0) }
    Schedules.expect(["0", "0", "0"]) { ticks(every: Self.finest, .burst, "---;", seed: $0) }
  }

  @Test func `the clocks of tests stop at their last instant`() async throws {
    let clock = ImmediateClock()
    for _ in 1...20 { try await clock.sleep(for: .seconds(Int64.max) * 18) }
    #expect(clock.now.offset == .seconds(Int64.max))
    let first = clock.now.advanced(by: .seconds(Int64.min) * 18)
    #expect(first.offset == .zero)
    #expect(clock.now.advanced(by: .seconds(-1)).offset == .seconds(Int64.max - 1))
    #expect(first.duration(to: clock.now) == .seconds(Int64.max))
  }

  /// The whole seconds of the ticks a consumer sees who works for a second on each.
  private func ticks(
    every interval: Duration, _ missed: MissedTicks, _ typed: String, seed: UInt64?
  ) -> [String] {
    let consumer = MarbleConsumer(workingTime: .seconds(1))
    return Marbles.run(typed, consumer: consumer, seed: seed) { _, clock in
      AsyncTimerSequence(
        interval: interval, tolerance: interval, clock: clock, missedTicks: missed
      )
      .map { $0.offset.components.seconds }
    }
    .split(separator: "").map(String.init).filter { $0.allSatisfy(\.isNumber) }
  }

  /// 1 and 2 at once, and the end behind `gate`.
  private func held(behind gate: Gate) -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .unbounded)
    continuation.yield(1)
    continuation.yield(2)
    Task {
      await gate.wait()
      continuation.finish()
    }
    return stream
  }
}

private func all<Base: AsyncSequence<Element, Never>, Element>(_ base: Base) async -> [Element] {
  var elements: [Element] = []
  for await element in base { elements.append(element) }
  return elements
}
