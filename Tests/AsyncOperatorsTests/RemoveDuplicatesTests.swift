import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct RemoveDuplicatesTests {
  @Test(arguments: [
    ("1222345655|", "12--3456" + "5-|"),
    ("aa-a^", "a---^"),
    ("a-a;", "a--[;|]"),
    ("|", "|"),
    ("^", "^"),
  ])
  func `an element equal to the one before is left out`(typed: String, passed: String) {
    Schedules.expect(diagram: passed) { seed in
      Marbles.run(typed, seed: seed) { input, _ in input.removeDuplicates() }
    }
    Schedules.expect(diagram: passed) { seed in
      Marbles.run(typed, seed: seed) { input, _ in input.removeDuplicates { $0 == $1 } }
    }
  }

  @Test func `a tolerant predicate compares with the element passed on last`() {
    Schedules.expect(diagram: "1--4--7|") { seed in
      Marbles.run("1234567|", seed: seed) { input, _ in
        input.removeDuplicates { passed, next in
          (next.wholeNumberValue ?? 0) - (passed.wholeNumberValue ?? 0) < 3
        }
      }
    }
  }

  @Test func `a failing predicate ends the sequence once and for ever`() {
    Schedules.expect(diagram: "a^") { seed in
      Marbles.run("ab-c|", seed: seed) { input, _ in
        input.removeDuplicates { _, next throws(MarbleFailure) in
          if next == "b" { throw MarbleFailure() }
          return false
        }
      }
    }
  }

  @Test func `a base that goes on after its failure or its end is not read again`() async {
    let (failed, failedBy, ended) = (Transcript(), Transcript(), Transcript())
    await failed.record(Relentless(fails: true).removeDuplicates())
    await failedBy.record(Relentless(fails: true).removeDuplicates { $0 == $1 })
    await ended.record(Relentless(fails: false).removeDuplicates())
    #expect([failed.text, failedBy.text, ended.text] == ["12^", "12^", "12|"])
  }

  @Test func `leaving it stops its input`() {
    Schedules.expect(diagram: "a-b") { seed in
      Marbles.run("aab--", consumer: MarbleConsumer(leavesAfter: 2), seed: seed) { input, _ in
        input.removeDuplicates()
      }
    }
  }

  @Test func `a base that cannot fail makes a sequence that cannot`() async {
    var seen: [Int] = []
    for await number in AsyncStream(numbers: [1, 1, 2]).removeDuplicates() { seen.append(number) }
    #expect(seen == [1, 2])
  }
}

/// Brings the numbers from 1 and fails or ends once, in place of the third.
private struct Relentless: AsyncSequence, AsyncIteratorProtocol {
  let fails: Bool
  var number = 0

  func makeAsyncIterator() -> Relentless { self }
  mutating func next() async throws(MarbleFailure) -> Int? { try await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async throws(MarbleFailure) -> Int? {
    number += 1
    if number == 3, fails { throw MarbleFailure() }
    return number == 3 ? nil : number
  }
}
