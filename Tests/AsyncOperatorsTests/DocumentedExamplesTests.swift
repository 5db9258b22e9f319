import AsyncOperators
import AsyncOperatorsTesting
import Testing

// What the README and the comments of AsyncOperatorsTesting show to others.
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

  @Test func `of what is typed the last is looked for`() async {
    let executor = DrainExecutor()
    let clock = StepClock()
    let keys = AsyncPassthroughSubject<String, Never>()
    let reading = executor.start { () -> [String] in
      let answers = keys.values()
        .debounce(for: .milliseconds(300), clock: clock)
        .removeDuplicates()
        .mapLatest { text in await find(text) }
      var seen: [String] = []
      for await answer in answers { seen.append(answer) }
      return seen
    }
    executor.drain()
    for text in ["l", "lo", "lond"] { keys.send(text) }
    executor.drain()
    clock.advance(by: .milliseconds(300))
    executor.drain()
    keys.finish()
    executor.drain()
    let seen = await reading.value
    #expect(seen == ["a place like lond"])
  }

  @Test func `many are asked at a time, and answer in order`() async throws {
    let titles = try await [2, 1].concurrentMap(maxConcurrency: 8) { id in try await title(of: id) }
    #expect(titles == ["title 2", "title 1"])
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

private func find(_ text: String) async -> String { "a place like \(text)" }
private func title(of id: Int) async throws -> String { "title \(id)" }
