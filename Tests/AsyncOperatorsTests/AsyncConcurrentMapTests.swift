import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element is a digit: for so many ticks the call for it runs. `f` fails after one tick.
@Suite(.inTurn, .timeLimit(.minutes(5))) struct AsyncConcurrentMapTests {
  @Test(arguments: [true, false])
  func `no bound at all allocates nothing up front`(ordered: Bool) async {
    let numbers = AsyncStream(Int.self, bufferingPolicy: .unbounded) { stream in
      for number in 0..<100 { stream.yield(number) }
      stream.finish()
    }
    let mapped =
      ordered
      ? numbers.concurrentMap(maxConcurrency: .max) { number in number * 2 }
      : numbers.concurrentMapUnordered(maxConcurrency: .max) { number in number * 2 }
    var outputs: [Int] = []
    for await output in mapped { outputs.append(output) }
    #expect(outputs.sorted() == (0..<100).map { $0 * 2 })
  }

  @Test(arguments: [
    ("31|", "---[31|]", "--1[3|]"),
    ("222--|", "--222|", "--222|"),  // the third begins when the first is handed on
    ("4111|", "----[41][11|]", "--11[41|]"),
    ("|", "|", "|"),
    ("^", "^", "^"),
    (";", "[;|]", "[;|]"),
    ("3-;", "--[;|]", "--[;|]"),
    ("3f|", "---[3^]", "--^"),
    ("f3|", "-^", "-^"),
    ("3-^", "---[3^]", "--^"),
    ("34f---", "---3-[4^]", "---3^"),
  ])
  func `calls overlap up to the bound`(typed: String, ordered: String, unordered: String) {
    Schedules.expect(diagram: ordered) { mapped(typed, ordered: true, seed: $0) }
    Schedules.expect(diagram: unordered) { mapped(typed, ordered: false, seed: $0) }
  }

  @Test(arguments: [true, false])
  func `a slow consumer stops the reading of elements`(ordered: Bool) {
    let begun = Tally()
    let read = Tally()
    let seen = Marbles.run("[1111111111]--------------;") { input, clock in
      map(
        input.map { digit in
          read.add()
          return digit
        }, ordered: ordered, width: 2
      ) { digit in
        begun.add()
        return digit
      }.map { digit in
        await untilCancelled()
        return digit
      }
    }
    #expect(seen.hasSuffix("[;1|]"))
    // One is with the consumer, two wait in the pipe, each of two workers holds one more, and
    // two are still to be handed on.
    #expect(read.count <= 7)
    #expect(begun.count <= 7)
  }

  @Test func `after a failure no more calls begin, while earlier ones run on`() {
    Schedules.expect("----[4^] after 2 calls") { seed in
      let begun = Tally()
      let seen = Marbles.run("4f-1---", seed: seed) { input, clock in
        map(input, ordered: true, width: 3) { digit throws(MarbleFailure) in
          begun.add()
          try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
          if digit == "f" { throw MarbleFailure() }
          return digit
        }
      }
      return "\(seen) after \(begun.count) calls"
    }
  }

  @Test(arguments: [true, false])
  func `a busy consumer gets the failure once`(ordered: Bool) {
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "-----[1^]") {
      mapped("1f------", ordered: ordered, consumer, seed: $0)
    }
  }

  @Test(arguments: [true, false])
  func `leaving it stops the calls and the input`(ordered: Bool) {
    let consumer = MarbleConsumer(leavesAfter: 1)
    Schedules.expect(diagram: "-1") { mapped("1333-", ordered: ordered, consumer, seed: $0) }
  }

  @Test func `order and completeness hold on many threads`() async {
    let numbers = AsyncStream(numbers: 0..<2_000)
    var seen: [Int] = []
    for await number in numbers.concurrentMap(maxConcurrency: 8, { $0 * 2 }) { seen.append(number) }
    #expect(seen == (0..<2_000).map { $0 * 2 })
    let more = AsyncStream(numbers: 0..<2_000)
    seen = []
    for await number in more.concurrentMapUnordered(maxConcurrency: 8, { $0 * 2 }) {
      seen.append(number)
    }
    #expect(seen.sorted() == (0..<2_000).map { $0 * 2 })
  }

  private func mapped(
    _ typed: String, ordered: Bool, _ consumer: MarbleConsumer = MarbleConsumer(),
    seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
      map(input, ordered: ordered, width: 2) { digit throws(MarbleFailure) in
        try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
        if digit == "f" { throw MarbleFailure() }
        return digit
      }
    }
  }
}

private func map<Base: AsyncSequence & Sendable>(
  _ base: Base, ordered: Bool, width: Int,
  _ transform: @escaping @Sendable (Character) async throws(Base.Failure) -> Character
) -> AsyncConcurrentMapSequence<Base, Character, Base.Failure> where Base.Element == Character {
  ordered
    ? base.concurrentMap(maxConcurrency: width, transform)
    : base.concurrentMapUnordered(maxConcurrency: width, transform)
}
