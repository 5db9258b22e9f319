import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct DebounceTests {
  @Test(arguments: [
    ("abcd----e---f-g----|", "------d----e-----g-|"),
    ("a|", "-[a|]"),
    ("a^", "-^"),
    ("|", "|"),
    ("^", "^"),
    ("a--b---|", "------b|"),
    ("a---|", "---a|"),
    ("a---^", "---a^"),
    ("abc|", "---[c|]"),
  ])
  func `of a burst only the last element is passed on`(typed: String, passed: String) {
    Schedules.expect(diagram: passed) { debounced(typed, seed: $0) }
  }

  @Test(arguments: [
    ("a-b-;", "----[;|]"),
    ("a----;", "---a-[;|]"),
    ("a----b-", "---a---"),
    (";", "[;|]"),
  ])
  func `cancelled while it waits it ends at once and leaves nothing`(
    typed: String, passed: String
  ) {
    Schedules.expect(diagram: passed) { debounced(typed, seed: $0) }
  }

  @Test(arguments: [
    // a is due in tick 3 and worked on until tick 12, when b and c have become due
    ("a---b---c------d---|", "------------a--------c--------[d|]"),
    ("a---b---^", "------------a--------[b^]"),
    ("a---^", "------------[a^]"),
    ("a---b-;", "------[;a|]"),
  ])
  func `a busy consumer gets the newest element, and the failure once`(
    typed: String, passed: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(9))
    Schedules.expect(diagram: passed) { debounced(typed, consumer, seed: $0) }
  }

  @Test func `the quiet time counts from the arrival, not from when the consumer asks`() {
    // a is worked on until tick 7; c arrived in tick 5 and is due in tick 8, not in 10
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "-------a----c--|") {
      debounced("a----c---------|", consumer, seed: $0)
    }
  }

  @Test func `leaving it stops its input and its sleeper`() {
    Schedules.expect(diagram: "---a") {
      debounced("a---b-c----", MarbleConsumer(leavesAfter: 1), seed: $0)
    }
  }

  private func debounced(
    _ typed: String, _ consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
      input.debounce(for: .seconds(3), clock: clock)
    }
  }
}
