import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct ConcurrentForEachTests {
  @Test(arguments: [1, 3, 8])
  func `every element is handled once, no more than maxConcurrency at a time`(width: Int) async {
    let everyoneIsHere = Rendezvous(of: width)
    let most = Answers()
    let seen = Answers()
    await (0..<width * 4).concurrentForEach(maxConcurrency: width) { number in
      everyoneIsHere.enter()
      if number < width { await everyoneIsHere.wait() }
      defer { everyoneIsHere.leave() }
      most.add(Int64(everyoneIsHere.present))
      seen.add(Int64(number))
    }
    #expect(most.all.max() == Int64(width))
    #expect(seen.all.sorted() == (0..<Int64(width * 4)).map { $0 })
  }

  @Test func `the first failure cancels the other calls and begins no more`() async {
    let bothRun = Rendezvous(of: 2)
    let refuse: @Sendable (Int) async throws(MarbleFailure) -> Void = {
      number async throws(MarbleFailure) in
      bothRun.enter()
      await bothRun.wait()
      if number == 0 { throw MarbleFailure() }
      await untilCancelled()
    }
    await #expect(throws: MarbleFailure.self) {
      try await (0..<50).concurrentForEach(maxConcurrency: 2, refuse)
    }
    #expect(bothRun.entered == 2)
  }

  // An element is a digit: for so many ticks the call for it runs. `f` fails after one tick.
  @Test(arguments: [
    ("312|", "--13[2|]"),
    ("|", "|"),
    ("3f|", "--^"),
    ("3---^", "---3^"),
    ("3-^", "--^"),
    ("33-;", "---[;|]"),
    (";", "[;|]"),
  ])
  func `the calls for a sequence overlap up to the bound`(typed: String, seen: String) {
    Schedules.expect(diagram: seen) { seed in
      Marbles.run(typed, seed: seed) { input, clock in
        ForEachCalls { subject async throws(MarbleFailure) in
          try await input.concurrentForEach(maxConcurrency: 2) { digit throws(MarbleFailure) in
            try? await clock.sleep(for: .seconds(digit.wholeNumberValue ?? 1))
            if digit == "f" { throw MarbleFailure() }
            if !Task.isCancelled { subject.send(digit) }
          }
        }
      }
    }
  }

  @Test func `what can fail follows from the sequence and the body`() async {
    let numbers = AsyncStream(numbers: 1...3)
    let tally = Tally()
    await numbers.concurrentForEach(maxConcurrency: 2) { tally.add($0) }
    #expect(tally.count == 6)
    await #expect(throws: MarbleFailure.self) {
      try await AsyncStream(numbers: 1...3).concurrentForEach(maxConcurrency: 2) {
        _ throws(MarbleFailure) in throw MarbleFailure()
      }
    }
  }
}
