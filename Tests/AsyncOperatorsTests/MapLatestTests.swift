import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct MapLatestTests {
  @Test(arguments: [
    ("a---b---|", "--a---b-|"),
    ("ab---|", "---b-|"),
    ("a|", "--[a|]"),
    ("ab^", "--^"),
    ("fb---|", "---b-|"),  // f fails when it is cancelled, which nobody hears
    ("a-;", "--[;|]"),
    ("a---f--b|", "--a---^"),
    ("|", "|"),
  ])
  func `only the latest element's result is passed on`(typed: String, passed: String) {
    Schedules.expect(diagram: passed) { mapped(typed, seed: $0) }
  }

  @Test func `a result that waits for the consumer is dropped for a newer element`() {
    // a's result comes in tick 2 and is worked on until 6; b's waits from 5, c arrives in 5
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "------a---[c|]") { mapped("a--bc-----|", consumer, seed: $0) }
  }

  @Test func `a busy consumer gets the failure of a call, once`() {
    let consumer = MarbleConsumer(workingTime: .seconds(9))
    Schedules.expect(diagram: "-----------[a^]") { mapped("a---f---------", consumer, seed: $0) }
  }

  @Test func `leaving it stops the base and the call`() {
    Schedules.expect(diagram: "--a") { mapped("a--b-", MarbleConsumer(leavesAfter: 1), seed: $0) }
  }

  @Test func `a new element cancels the call for the one before`() {
    let executor = DrainExecutor()
    let (numbers, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .unbounded)
    let cancelled = Tally()
    let reader = executor.start {
      for await _ in numbers.mapLatest({ _ in
        await untilCancelled()
        cancelled.add()
      }) {}
    }
    continuation.yield(1)
    executor.drain()
    #expect(cancelled.count == 0)
    continuation.yield(2)
    executor.drain()
    #expect(cancelled.count == 1)
    reader.cancel()
    executor.drain()
    #expect(cancelled.count == 2)
  }

  @Test func `a base that cannot fail leaves the failure to the call`() async throws {
    let numbers = AsyncStream(numbers: [1])
    let calm: AsyncMapLatestSequence<_, Int, Never> = numbers.mapLatest { $0 }
    for await number in calm { #expect(number == 1) }
    let more = AsyncStream(numbers: [1])
    let failing: AsyncMapLatestSequence<_, Int, MarbleFailure> = more.mapLatest {
      _ throws(MarbleFailure) in throw MarbleFailure()
    }
    await #expect(throws: MarbleFailure.self) { for try await _ in failing {} }
  }

  private func mapped(
    _ typed: String, _ consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
      input.mapLatest { letter throws(MarbleFailure) in
        try? await clock.sleep(for: .seconds(2))
        if letter == "f" { throw MarbleFailure() }
        return letter
      }
    }
  }
}
