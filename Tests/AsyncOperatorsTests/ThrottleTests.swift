import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct ThrottleTests {
  @Test(arguments: [
    (0, true, "abcdefghijk|", "abcdefghijk|"),
    (0, true, "[abc]d|", "[abc]d|"),
    (0, false, "[abc]d|", "[abc]d|"),
    (-1, true, "[abc]d^", "[abc]d^"),
    (2, true, "abcdefghijk|", "a-c-e-g-i-k|"),
    (2, false, "abcdefghijk|", "a-b-d-f-h-j|"),
    (3, true, "abcdefghijk|", "a--d--g--j--[k|]"),
    (2, true, "abcdef^hijk|", "a-c-e-^"),
    (3, true, "-a-b-c-d-e-f-g-h-i-j-k-|", "-a--b--d--e--g--h--j--k|"),
  ])
  func `each window brings one element, the first at once`(
    seconds: Int, latest: Bool, typed: String, passed: String
  ) {
    Schedules.expect(diagram: passed) { throttled(typed, for: seconds, latest: latest, seed: $0) }
  }

  @Test(arguments: [
    ("ab-------", "a--b-----"),  // the last element does not wait for another
    ("a--b---c-|", "a--b---c-|"),  // an arrival at the end of a window that kept nothing
    ("ab|", "a--[b|]"),
    ("ab-----|", "a--b---|"),
    ("a|", "a|"),
    ("[abc]-|", "a--[c|]"),
    ("ab^", "a-^"),
    ("|", "|"),
    ("^", "^"),
  ])
  func `what waits is passed on when its window ends`(typed: String, passed: String) {
    Schedules.expect(diagram: passed) { throttled(typed, seed: $0) }
  }

  @Test(arguments: [
    ("ab;", "a-[;|]"), ("a---;", "a---[;|]"), (";", "[;|]"),
  ])
  func `cancelled while it waits it ends at once and leaves nothing`(
    typed: String, passed: String
  ) {
    Schedules.expect(diagram: passed) { throttled(typed, seed: $0) }
  }

  @Test(arguments: [
    // b and d are passed on in ticks 3 and 6, while a is worked on until tick 8
    ("ab--d------------|", "--------a-------d|"),
    ("ab--d^", "--------a-------[b^]"),
    ("ab--;", "----[;a|]"),
  ])
  func `a busy consumer gets the newest element, and the failure once`(
    typed: String, passed: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(8))
    Schedules.expect(diagram: passed) { throttled(typed, consumer, seed: $0) }
  }

  @Test(arguments: [(true, "--------a-------e|"), (false, "--------a-------d|")])
  func `a busy consumer gets the last that was passed on, of whichever kind`(
    latest: Bool, passed: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(8))
    Schedules.expect(diagram: passed) {
      throttled("abc-de-----------|", consumer, latest: latest, seed: $0)
    }
  }

  @Test func `without a window a slow consumer holds the input instead of losing elements`() {
    let reads = Tally()
    let letters = String(repeating: "a", count: 40)
    let consumer = MarbleConsumer(workingTime: .seconds(100))
    let seen = Marbles.run("[\(letters)]------;", consumer: consumer) { input, clock in
      input.map { letter in
        reads.add()
        return letter
      }.throttle(for: .zero, clock: clock)
    }
    #expect(seen == "-------[;a|]")
    #expect(reads.count == 34)  // seventeen, which it has taken over, and as many that wait
  }

  @Test func `leaving it stops its input and its sleeper`() {
    Schedules.expect(diagram: "a") {
      throttled("ab-c---", MarbleConsumer(leavesAfter: 1), seed: $0)
    }
    Schedules.expect(diagram: "a--c") {
      throttled("ab-c---", MarbleConsumer(leavesAfter: 2), seed: $0)
    }
  }

  private func throttled(
    _ typed: String, for seconds: Int = 3, _ consumer: MarbleConsumer = MarbleConsumer(),
    latest: Bool = true, seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
      input.throttle(for: .seconds(seconds), clock: clock, latest: latest)
    }
  }
}
