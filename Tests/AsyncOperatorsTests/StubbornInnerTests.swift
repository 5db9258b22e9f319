import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct StubbornInnerTests {
  @Test func `an inner sequence that ignores its cancellation is awaited before the end`() {
    let gates = [Gate(), Gate()]
    let executor = DrainExecutor()
    let answers = Answers()
    executor.start {
      for await number in AsyncStream(numbers: [0, 1]).flatMapLatest({ number in
        stubborn(number, until: gates[number])
      }) { answers.add(Int64(number)) }
      answers.add(100)
    }
    executor.drain()
    gates[1].open()
    executor.drain()
    #expect(answers.all == [1])
    gates[0].open()
    executor.drain()
    #expect(answers.all == [1, 100])
  }

  @Test func `at more than eight stubborn inner sequences the base waits`() {
    let gate = Gate()
    let executor = DrainExecutor()
    let begun = Tally()
    let last = Tally()
    executor.start {
      for await _ in AsyncStream(numbers: 0..<20).flatMapLatest({ number in
        begun.add()
        return stubborn(number, until: gate)
      }) { last.add() }
    }
    executor.drain()
    #expect(begun.count == 8)
    gate.open()
    executor.drain()
    #expect(begun.count == 20)
    #expect(last.count == 1)
  }

  @Test func `a ninth begins when any of the eight has ended, however stubborn the oldest is`() {
    let gates = (0..<9).map { _ in Gate() }
    let executor = DrainExecutor()
    let begun = Tally()
    let seen = Answers()
    executor.start {
      for await number in AsyncStream(numbers: 0..<9).flatMapLatest({ number in
        begun.add()
        return stubborn(number, until: gates[number])
      }) { seen.add(Int64(number)) }
    }
    executor.drain()
    #expect(begun.count == 8)
    gates[5].open()
    gates[8].open()
    executor.drain()
    #expect(seen.all == [8])
    for gate in gates { gate.open() }
    executor.drain()
  }

  @Test func `inner sequences held by a busy consumer do not hold the base`() {
    let begun = Tally()
    let consumer = MarbleConsumer(workingTime: .seconds(20))
    let seen = Marbles.run("abcdefghijkl-", consumer: consumer) { input, _ in
      input.flatMapLatest(bufferingPolicy: .bounded(0)) { _ in
        begun.add()
        return AsyncStream(numbers: [1, 2])
      }
    }
    #expect(begun.count == 12)
    #expect(seen == "-------------")
  }

  @Test func `cancelled while it waits for room it begins nothing more`() {
    let gate = Gate()
    let executor = DrainExecutor()
    let begun = Tally()
    let ended = Tally()
    let reader = executor.start {
      for await _ in AsyncStream(numbers: 0..<20).flatMapLatest({ number in
        begun.add()
        return stubborn(number, until: gate)
      }) {}
      ended.add()
    }
    executor.drain()
    reader.cancel()
    executor.drain()
    gate.open()
    executor.drain()
    #expect(begun.count == 8)
    #expect(ended.count == 1)
  }

  @Test func `cancelled it waits for what it began`() {
    let gate = Gate()
    let executor = DrainExecutor()
    let ended = Tally()
    let reader = executor.start {
      for await _ in AsyncStream(numbers: [1]).flatMapLatest({ stubborn($0, until: gate) }) {}
      ended.add()
    }
    executor.drain()
    reader.cancel()
    executor.drain()
    #expect(ended.count == 0)
    gate.open()
    executor.drain()
    #expect(ended.count == 1)
  }
}

/// Brings `number` when `gate` opens, cancelled or not.
private func stubborn(_ number: Int, until gate: Gate) -> some AsyncSequence<Int, Never> & Sendable
{
  AsyncStream(numbers: [number]).map { number in
    await gate.wait()
    return number
  }
}
