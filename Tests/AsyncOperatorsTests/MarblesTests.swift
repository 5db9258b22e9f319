import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct MarblesTests {
  @Test(arguments: ["a-b-[cd]--|", "|", "^", "a^", "[ab|]", "--;", "a b|", "[]a|"])
  func `an input is seen as it is written`(typed: String) {
    Schedules.expect(diagram: typed.written) { seed in
      Marbles.run(typed, seed: seed) { input, _ in input }
    }
  }

  @Test func `an element of several characters stands in parentheses`() {
    #expect(Marbles.run("a-|") { input, _ in input.map { "\($0)\($0)" } } == "(aa)-|")
  }

  @Test func `an element that looks like an event stands in parentheses`() {
    let seen = Marbles.run("a-b|") { input, _ in input.map { $0 == "a" ? "-" : "|" } }
    #expect(seen == "(-)-(|)|")
  }

  @Test func `a run that does not come to its end is told`() {
    let seen = Marbles.run("ab|") { input, clock in
      input.throttle(for: .seconds(1_500), clock: clock)
    }
    #expect(seen.hasPrefix("a--") && seen.hasSuffix("- (stopped after 1000 ticks)"))
  }

  @Test func `every iterator gets what arrives after it began`() {
    let seen = Marbles.run("ab-c|") { input, _ in
      combineLatest(input, input.map { $0 }).map { "\($0)\($1)" }
    }
    #expect(seen.hasSuffix("|"))
    #expect(seen.contains("(cc)"))
  }

  @Test func `a consumer that does not end is told`() {
    let gate = Gate()
    let seen = Marbles.run("a-") { input, _ in
      input.map { element in
        await gate.wait()
        return element
      }
    }
    gate.open()
    #expect(seen == "-- (consumer still running, 1 inputs still read)")
  }

  @Test func `an input that is kept when all have ended is told`() {
    let kept = Lock<MarbleInput?>(nil)
    let seen = Marbles.run("a|") { input, _ in
      kept.withLock { $0 = input }
      return input
    }
    #expect(seen == "a| (1 inputs still held)")
  }

  @Test func `an iterator that goes on after its end is told`() {
    let seen = Marbles.run("|") { _, _ in Restless() }
    #expect(seen == "[|?]")
  }

  @Test func `a thousand schedules are tried unless told otherwise`() {
    var tried: [UInt64] = []
    _ = Marbles.explore { seed in
      tried.append(seed)
      return ""
    }
    #expect(tried == Array(0..<1_000))
  }

  @Test func `a seed alone decides the order of jobs`() {
    let orders = (0..<50).map { seed in order(seed: seed) }
    #expect(orders == (0..<50).map { seed in order(seed: seed) })
    #expect(Set(orders).count == 6)
    #expect(order(seed: nil) == [1, 2, 3])
  }

  private func order(seed: UInt64?) -> [Int64] {
    let executor = DrainExecutor(seed: seed)
    let answers = Answers()
    for number in 1...3 { executor.start { answers.add(Int64(number)) } }
    executor.drain()
    return answers.all
  }
}

extension String {
  /// Without blanks, a cancellation followed by the end that it brings about, an empty group as nothing.
  fileprivate var written: String {
    filter { $0 != " " }.replacing(";", with: "[;|]").replacing("[]", with: "-")
  }
}

/// Ends after every element.
private struct Restless: AsyncSequence, AsyncIteratorProtocol {
  var count = 0

  func makeAsyncIterator() -> Restless { self }
  mutating func next() async -> Int? { await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async -> Int? {
    count += 1
    return count.isMultiple(of: 2) ? count : nil
  }
}
