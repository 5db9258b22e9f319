import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ImmediateClockTests {
  @Test func `a sleep returns at once and its deadline has come`() async throws {
    let clock = ImmediateClock()
    let start = clock.now
    try await clock.sleep(for: .seconds(3_600))
    #expect(clock.now.offset == .seconds(3_600))
    try await clock.sleep(until: start.advanced(by: .seconds(1)))
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test func `operators go through their times in order`() async {
    let clock = ImmediateClock()
    var ticks: [Duration] = []
    for await tick in AsyncTimerSequence(interval: .seconds(2), clock: clock).prefix(3) {
      ticks.append(tick.offset)
    }
    #expect(ticks == [.seconds(2), .seconds(4), .seconds(6)])
  }

  @Test func `a cancelled sleep throws, a loop of sleeps can be cancelled`() async {
    let clock = ImmediateClock()
    let sleeper = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
