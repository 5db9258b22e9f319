import AsyncOperators
import AsyncOperatorsTesting
import Testing

// What the comments of AsyncOperatorsTesting show to others.
@Suite(.timeLimit(.minutes(5))) struct DocumentedExamplesTests {
  @Test func `of a burst only the last element is passed on`() {
    let seen = Marbles.run("ab---c|") { input, clock in
      input.debounce(for: .seconds(3), clock: clock)
    }
    #expect(seen == "----b-[c|]")
    let outcomes = Marbles.explore { seed in
      Marbles.run("ab---c|", seed: seed) { input, clock in
        input.debounce(for: .seconds(3), clock: clock)
      }
    }
    #expect(Array(outcomes.keys) == ["----b-[c|]"])
  }

  @Test func `code that is no sequence is driven by hand`() {
    let poller = Poller()
    let executor = DrainExecutor()
    let clock = StepClock()
    let poll = executor.start { await poller.run(every: .seconds(60), on: clock) }
    executor.drain()
    clock.advance(by: .seconds(60))
    executor.drain()
    #expect(poller.polls.count == 1)
    poll.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a task elsewhere is waited for`() async throws {
    let clock = StepClock()
    let reminder = Task { try await clock.sleep(for: .seconds(90)) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(90))
    try await reminder.value
  }
}

private final class Poller: Sendable {
  let polls = Tally()

  func run(every interval: Duration, on clock: StepClock) async {
    for await _ in AsyncTimerSequence(interval: interval, clock: clock) { polls.add() }
  }
}
