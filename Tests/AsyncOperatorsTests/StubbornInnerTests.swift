import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct StubbornInnerTests {
  @Test func `an inner sequence that ignores its cancellation is awaited before the end`() {
    Schedules.expect([[1], [1, 100]] as [[Int64]]) { seed in
      let gates = [Gate(), Gate()]
      let executor = DrainExecutor(seed: seed)
      let begun = Tally()
      let answers = Answers()
      executor.start {
        for await number in PacedNumbers(count: 2, pace: begun).flatMapLatest({ number in
          begun.add()
          return Stubborn(number: number, gate: gates[number])
        }) { answers.add(Int64(number)) }
        answers.add(100)
      }
      executor.drain()
      gates[1].open()
      executor.drain()
      let early = answers.all
      gates[0].open()
      executor.drain()
      return [early, answers.all]
    }
  }

  @Test func `at more than eight stubborn inner sequences the base waits`() {
    Schedules.expect([8, 20, 19]) { seed in
      let gate = Gate()
      let executor = DrainExecutor(seed: seed)
      let begun = Tally()
      let seen = Answers()
      executor.start {
        for await number in PacedNumbers(count: 20, pace: begun).flatMapLatest({ number in
          begun.add()
          return Stubborn(number: number, gate: gate)
        }) { seen.add(Int64(number)) }
      }
      executor.drain()
      let early = begun.count
      gate.open()
      executor.drain()
      return [early, begun.count, Int(seen.all.last ?? 0)]
    }
  }

  @Test func `a ninth begins when any of the eight has ended, however stubborn the oldest is`() {
    Schedules.expect([8, 8] as [Int64]) { seed in
      let gates = (0..<9).map { _ in Gate() }
      let executor = DrainExecutor(seed: seed)
      let begun = Tally()
      let seen = Answers()
      executor.start {
        for await number in PacedNumbers(count: 9, pace: begun).flatMapLatest({ number in
          begun.add()
          return Stubborn(number: number, gate: gates[number])
        }) { seen.add(Int64(number)) }
      }
      executor.drain()
      let early = Int64(begun.count)
      gates[5].open()
      gates[8].open()
      executor.drain()
      for gate in gates { gate.open() }
      executor.drain()
      return [early] + seen.all
    }
  }

  @Test func `inner sequences held by a busy consumer do not hold the base`() {
    let consumer = MarbleConsumer(workingTime: .seconds(20))
    Schedules.expect("------------- after 12") { seed in
      let begun = Tally()
      let seen = Marbles.run("abcdefghijkl-", consumer: consumer, seed: seed) { input, _ in
        input.flatMapLatest(bufferingPolicy: .bounded(0)) { _ in
          begun.add()
          return AsyncStream(numbers: [1, 2])
        }
      }
      return "\(seen) after \(begun.count)"
    }
  }

  @Test func `cancelled while it waits for room it begins nothing more`() {
    Schedules.expect([8, 1]) { seed in
      let gate = Gate()
      let executor = DrainExecutor(seed: seed)
      let begun = Tally()
      let ended = Tally()
      let reader = executor.start {
        for await _ in PacedNumbers(count: 20, pace: begun).flatMapLatest({ number in
          begun.add()
          return Stubborn(number: number, gate: gate)
        }) {}
        ended.add()
      }
      executor.drain()
      reader.cancel()
      executor.drain()
      gate.open()
      executor.drain()
      return [begun.count, ended.count]
    }
  }

  @Test func `cancelled it waits for what it began`() {
    Schedules.expect([0, 1]) { seed in
      let gate = Gate()
      let executor = DrainExecutor(seed: seed)
      let ended = Tally()
      let reader = executor.start {
        for await _ in AsyncStream(numbers: [1]).flatMapLatest({
          Stubborn(number: $0, gate: gate)
        }) {}
        ended.add()
      }
      executor.drain()
      reader.cancel()
      executor.drain()
      let early = ended.count
      gate.open()
      executor.drain()
      return [early, ended.count]
    }
  }
}

/// Brings `number` when `gate` opens, cancelled or not, and ends.
private struct Stubborn: AsyncSequence, AsyncIteratorProtocol, Sendable {
  typealias Failure = Never

  let number: Int
  let gate: Gate
  var isOver = false

  func makeAsyncIterator() -> Stubborn { self }
  mutating func next() async -> Int? { await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async -> Int? {
    guard !isOver else { return nil }
    await gate.wait()
    isOver = true
    return number
  }
}
