import AsyncOperators
import AsyncOperatorsTesting
import Testing

// The first reader's elements are seen as they are, the second's in upper case.
@Suite(.inTurn, .timeLimit(.minutes(5))) struct ShareTests {
  @Test(arguments: [
    (0, "abcdef|", "abcd[eE][fF]|"),
    (1, "abcdef|", "abc[dD][eE][fF]|"),
    (2, "abcdef|", "abc[dCD][eE][fF]|"),
    (9, "abcdef|", "abc[dABCD][eE][fF]|"),
    (0, "ab|", "ab-|"),
    (1, "ab|", "ab-[B|]"),
    (9, "a---", "a--A"),
  ])
  func `a late reader gets what is replayed and then all that follows`(
    replay: Int, typed: String, seen: String
  ) {
    Schedules.expect(diagram: seen) { seed in
      shared(typed, replay: replay, seed: seed) { first, second in second.delay = .seconds(3.5) }
    }
  }

  @Test func `the base is read once, however many readers there are`() {
    Schedules.expect("[aaa][bbb]-[ccc]| by 3 reads") { seed in
      let reads = Tally()
      let seen = Marbles.run("ab-c|", seed: seed) { input, _ in
        let base = input.map { element in
          reads.add()
          return element
        }
        let shared = base.share()
        return merge([shared, shared, shared])
      }
      return "\(seen) by \(reads.count) reads"
    }
  }

  @Test(arguments: [
    // The second works on a until tick 4 and on what it takes then until tick 8.
    (BufferingPolicy.bounded(0), "ab--[Ac]---[Bd]---C---[D|]"),
    (.bounded(1), "abc-[Ad]---B---C---[D|]"),
    (.bounded(9), "abcdA---B---C---[D|]"),
    (.unbounded, "abcdA---B---C---[D|]"),
    (.newest(1), "abcdA---[D|]"),
    (.newest(2), "abcdA---C---[D|]"),
    (.oldest(1), "abcdA---[B|]"),
    (.oldest(2), "abcdA---B---[C|]"),
  ])
  func `a slow reader holds the others or loses elements, as its policy says`(
    policy: BufferingPolicy, seen: String
  ) {
    Schedules.expect(diagram: seen) { seed in
      Marbles.run("abcd|", seed: seed) { input, clock in
        let base = input.share()
        let slow = LateReader(
          base: base.values(bufferingPolicy: policy), clock: clock, workingTime: .seconds(4))
        return merge(base.map { String($0) }, slow.map { $0.uppercased() })
      }
    }
  }

  @Test func `a slow reader takes over what waits at once, and the base goes on for as many`() {
    let outcome = Marbles.run("abcdef|") { input, clock in
      let base = input.share(bufferingPolicy: .bounded(1))
      let slow = LateReader(base: base, clock: clock, workingTime: .seconds(9))
      return merge(base.map { String($0) }, slow.map { $0.uppercased() })
    }
    #expect(outcome.hasPrefix("abc------[Ade]"))
  }

  @Test(arguments: [
    ("abcde|", "ab[cC][dD][eE]|", 9),
    ("abcde|", "abcDE|", 3),  // the first has left before the second joins
    ("abcde|", "ab-DE|", 2),
    ("abcde|", "a--DE|", 1),
  ])
  func `with the last reader the reading ends, and the next one begins another`(
    typed: String, seen: String, count: Int
  ) {
    Schedules.expect(diagram: seen) { seed in
      Marbles.run(typed, seed: seed) { input, clock in
        let base = input.share(replay: 1)
        let late = LateReader(base: base, clock: clock, delay: .seconds(3))
        return merge(base.prefix(count).map { String($0) }, late.map { $0.uppercased() })
      }
    }
  }

  @Test func `a base that can be iterated only once brings its end after the last has left`() {
    Schedules.expect([1, 1]) { seed in
      let executor = DrainExecutor(seed: seed)
      let (seen, ended) = (Tally(), Tally())
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let shared = stream.share()
      let first = executor.start { for await _ in shared { seen.add() } }
      continuation.yield(1)
      executor.drain()
      first.cancel()
      executor.drain()
      continuation.yield(2)
      executor.start {
        for await _ in shared { seen.add() }
        ended.add()
      }
      executor.drain()
      return [seen.count, ended.count]
    }
  }

  @Test(arguments: [
    ("abcdef|", 0, "--aD[Eb]Fc-d-e-[f|]"),
    ("abcdef|", 2, "--[BCa]D[Eb]Fc-d-e-[f|]"),
    ("ab-c^", 0, "--aC^"),
    ("ab-c^", 2, "--[ABa]C^"),
  ])
  func `a reader that is slow and one that comes later`(
    typed: String, replay: Int, seen: String
  ) {
    Schedules.expect(diagram: seen) { seed in
      shared(typed, replay: replay, seed: seed) { first, second in
        first.workingTime = .seconds(1.5)
        second.delay = .seconds(2.5)
      }
    }
  }

  private func shared(
    _ typed: String, replay: Int, seed: UInt64? = nil,
    _ change:
      @escaping @Sendable (
        inout LateReader<AsyncShareSequence<MarbleInput>>,
        inout LateReader<AsyncShareSequence<MarbleInput>>
      ) -> Void
  ) -> String {
    Marbles.run(typed, seed: seed) { input, clock in
      let base = input.share(replay: replay)
      var first = LateReader(base: base, clock: clock)
      var second = first
      change(&first, &second)
      return merge(first.map { String($0) }, second.map { $0.uppercased() })
    }
  }
}
