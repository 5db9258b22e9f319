import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct TimerTests {
  @Test(arguments: [
    (1, "-------;", "xxxxxxx[;|]"),
    (2, "-------;", "-x-x-x-[;|]"),
    (3, ";", "[;|]"),
  ])
  func `it ticks on the grid until it is cancelled`(seconds: Int, typed: String, seen: String) {
    Schedules.expect(diagram: seen) { ticks(every: seconds, typed, seed: $0) }
  }

  @Test(arguments: [
    (MissedTicks.skip, "----x---x[;|]"),
    (MissedTicks.burst, "----x--x-[;x|]"),
  ])
  func `a busy consumer gets the next tick of the grid, or those missed if it wants them`(
    missed: MissedTicks, seen: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: seen) { ticks(every: 2, "---------;", missed, consumer, seed: $0) }
  }

  @Test func `an element is the instant for which the tick was due`() {
    let consumer = MarbleConsumer(workingTime: .seconds(3))
    Schedules.expect(diagram: "----2--4-[;6|]") { seed in
      Marbles.run("---------;", consumer: consumer, seed: seed) { _, clock in
        AsyncTimerSequence(interval: .seconds(2), clock: clock, missedTicks: .burst)
          .map { $0.offset.components.seconds }
      }
    }
  }

  @Test func `the grid begins with the first next, for each iterator anew`() {
    let executor = DrainExecutor()
    let clock = StepClock()
    let timer = AsyncTimerSequence.repeating(every: .seconds(5), clock: clock)
    clock.tick()
    let first = executor.start { await firstTick(of: timer) }
    executor.drain()
    clock.tick()
    let second = executor.start { await firstTick(of: timer) }
    executor.drain()
    clock.advance(by: .seconds(10))
    executor.drain()
    let seen = Answers()
    executor.start { seen.add(await first.value, await second.value) }
    executor.drain()
    #expect(seen.all == [6, 7])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a tick that falls due the moment it is asked for is not missed`() {
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "-----x---x-[;x|]") {
      ticks(every: 2, "-----------;", .skip, consumer, seed: $0)
    }
  }

  @Test func `leaving it leaves no sleeper`() {
    let consumer = MarbleConsumer(leavesAfter: 2)
    Schedules.expect(diagram: "-x-x") { ticks(every: 2, "--------", .skip, consumer, seed: $0) }
  }

  @Test func `real ticks are not early`() async {
    let start = ContinuousClock.now
    var earliest = start
    for await _ in AsyncTimerSequence.repeating(every: .milliseconds(2)) {
      earliest = earliest.advanced(by: .milliseconds(2))
      #expect(ContinuousClock.now >= earliest)
      if start.duration(to: earliest) == .milliseconds(10) { break }
    }
  }

  private func ticks(
    every seconds: Int, _ typed: String, _ missed: MissedTicks = .skip,
    _ consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64?
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { _, clock in
      AsyncTimerSequence(interval: .seconds(seconds), clock: clock, missedTicks: missed)
        .map { _ in "x" }
    }
  }
}

private func firstTick(of timer: AsyncTimerSequence<StepClock>) async -> Int64 {
  for await tick in timer { return tick.offset.components.seconds }
  return -1
}
