import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct FlatMapLatestTests {
  // An inner sequence brings its letter's element one tick after it begins, and each tick again.
  @Test(arguments: [
    ("a---b----;", "-aaa-bbbb[;|]"),
    ("ab-----;", "--bbbbb[;|]"),
    ("|", "|"),
    ("^", "^"),
    ("a--^", "-aa^"),
    (";", "[;|]"),
    ("a--", "-aa"),
  ])
  func `only the latest inner sequence is heard`(typed: String, heard: String) {
    Schedules.expect(diagram: heard) { repeated(typed, seed: $0) }
  }

  @Test func `an element that is overtaken before its sequence has begun makes none`() {
    Schedules.expect([1, 19] as [Int64]) { seed in
      let executor = DrainExecutor(seed: seed)
      let (begun, seen) = (Tally(), Answers())
      executor.start {
        for await number in AsyncStream(numbers: 0..<20).flatMapLatest({ number in
          begun.add()
          return AsyncStream(numbers: [number])
        }) { seen.add(Int64(number)) }
      }
      executor.drain()
      return [Int64(begun.count)] + seen.all
    }
  }

  @Test func `a base that never waits lets a sequence begin now and then`() {
    let executor = DrainExecutor()
    let begun = Tally()
    executor.start {
      for await _ in AsyncStream(numbers: 0..<200).flatMapLatest({ number in
        begun.add()
        return AsyncStream(numbers: [number])
      }) {}
    }
    executor.drain()
    #expect((2...100).contains(begun.count))
  }

  @Test(arguments: [
    ("a|", "-aa[a|]"),
    ("a----|", "-aaa-|"),
    ("a-b|", "-a-bb[b|]"),
  ])
  func `it ends when the base and the last inner sequence have ended`(
    typed: String, heard: String
  ) {
    Schedules.expect(diagram: heard) { seed in
      Marbles.run(typed, seed: seed) { input, clock in
        input.flatMapLatest { letter in
          AsyncTimerSequence(interval: .seconds(1), clock: clock).prefix(3).map { _ in letter }
        }
      }
    }
  }

  @Test func `what an overtaken inner sequence says of its cancellation is not heard`() {
    Schedules.expect(diagram: "---b-[;|]") { seed in
      Marbles.run("ab---;", seed: seed) { input, clock in
        input.flatMapLatest { letter in
          JustOne(element: letter).map { letter throws in
            do { try await clock.sleep(for: .seconds(2)) } catch { throw MarbleFailure() }
            return letter
          }
        }
      }
    }
  }

  // A consumer that works for 9 seconds has the first a from tick 2 to 11.
  @Test(arguments: [(0, "a---b---c-", "--a---^"), (9, "a---b---------", "-----------[a^]")])
  func `a failing inner sequence ends the base, once, however busy the consumer is`(
    workingTime: Int, typed: String, heard: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(workingTime))
    Schedules.expect(diagram: heard) { seed in
      Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
        input.flatMapLatest { letter in
          AsyncTimerSequence(interval: .seconds(2), clock: clock).map { _ throws in
            if letter == "b" { throw MarbleFailure() }
            return letter
          }
        }
      }
    }
  }

  @Test func `a busy consumer gets the failure, after what came before it, once`() {
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "-----a---[a^]") { repeated("a--^", consumer, seed: $0) }
  }

  @Test func `the base is read at once, and what waited of older inner sequences is dropped`() {
    // the first a is worked on until tick 5; then nothing of a, b or c may follow
    let consumer = MarbleConsumer(workingTime: .seconds(4))
    Schedules.expect(diagram: "-----a---d[;d|]") { repeated("a-bcd-----;", consumer, seed: $0) }
  }

  @Test(arguments: [
    (6, "a---b--------;", "-------a-----[;b|]"),  // two of a wait in the pipe when b arrives
    (3, "a----b----;", "----a--a--[;b|]"),  // the consumer has taken over three of a by then
  ])
  func `nothing that waits is older than the latest inner sequence`(
    workingTime: Int, typed: String, heard: String
  ) {
    let consumer = MarbleConsumer(workingTime: .seconds(workingTime))
    Schedules.expect(diagram: heard) { repeated(typed, consumer, seed: $0) }
  }

  @Test func `leaving it stops the base and the inner sequence`() {
    Schedules.expect(diagram: "-aa") { repeated("a----", MarbleConsumer(leavesAfter: 2), seed: $0) }
  }

  @Test func `what can fail follows from the base and the inner sequences`() {
    let calm = AsyncStream(numbers: [1])
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish() }
    let typed = MarbleInput()
    let never: AsyncFlatMapLatestSequence<_, _, Never> = calm.flatMapLatest { JustOne(element: $0) }
    let inner: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = calm.flatMapLatest { _ in typed }
    let base: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = typed.flatMapLatest {
      JustOne(element: $0)
    }
    let same: AsyncFlatMapLatestSequence<_, _, MarbleFailure> = typed.flatMapLatest { _ in typed }
    let both: AsyncFlatMapLatestSequence<_, _, any Error> = typed.flatMapLatest { _ in failing }
    _ = (never, inner, base, same, both)
  }

  private func repeated(
    _ typed: String, _ consumer: MarbleConsumer = MarbleConsumer(), seed: UInt64? = nil
  ) -> String {
    Marbles.run(typed, consumer: consumer, seed: seed) { input, clock in
      input.flatMapLatest { letter in
        AsyncTimerSequence(interval: .seconds(1), clock: clock).map { _ in letter }
      }
    }
  }
}
