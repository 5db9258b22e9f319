import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct StepClockTests {
  @Test func `who is due wakes, the earlier deadline first`() {
    let executor = DrainExecutor()
    let clock = StepClock()
    let answers = Answers()
    for seconds in [3, 1, 2, 9] {
      executor.start {
        try? await clock.sleep(for: .seconds(seconds))
        answers.add(Int64(seconds))
      }
    }
    executor.drain()
    #expect(clock.sleeperCount == 4)
    clock.advance(by: .seconds(3))
    executor.drain()
    #expect(answers.all == [1, 2, 3])
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(6))
    executor.drain()
    #expect(answers.all == [1, 2, 3, 9])
  }

  @Test func `a sleep until now or earlier does not wait`() async throws {
    let clock = StepClock()
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a cancelled sleep ends and is forgotten`() async {
    let clock = StepClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
  }
}
