import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(Stress.minutes)), .serialized) struct StressTests {
  @Test(arguments: StressedOperator.all)
  func `cancelled at any moment on real threads it ends and leaves nothing`(
    stressed: StressedOperator
  ) async {
    let leaks = LeakCounter()
    for round in 0..<Stress.rounds {
      let source = YieldingSource(count: 40, token: leaks.token())
      let reader = Task { await read(stressed.make(source), atMost: round % 7 == 0 ? 3 : 1_000) }
      for _ in 0..<(round % 40) { await Task.yield() }
      reader.cancel()
      await reader.value
    }
    await leaks.waitUntilReleased()
    #expect(leaks.alive == 0)
  }

  @Test(arguments: StressedOperator.all)
  func `uncancelled on real threads it always ends`(stressed: StressedOperator) async {
    let leaks = LeakCounter()
    for _ in 0..<Stress.rounds / 2 {
      let output = stressed.make(YieldingSource(count: 10, token: leaks.token()))
      #expect(await last(of: output) == 9)
    }
    await leaks.waitUntilReleased()
    #expect(leaks.alive == 0)
  }

  @Test func `readers that leave and join at any moment never iterate a base twice at a time`()
    async
  {
    let source = LoneSource()
    let shared = source.share(bufferingPolicy: .bounded(1), replay: 1)
    let unordered = Tally()
    for round in 0..<Stress.rounds {
      await (0..<3).concurrentForEach(maxConcurrency: 3) { reader in
        for visit in 0..<4 {
          var (last, left) = (-1, 1 + (round + visit + reader) % 3)
          for await number in shared {
            if number <= last { unordered.add() }
            (last, left) = (number, left - 1)
            if left == 0 { break }
          }
          if visit.isMultiple(of: 3) { await Task.yield() }
        }
      }
    }
    await source.iterators.waitUntilReleased()
    #expect(source.overlaps.count == 0)
    // Between two rounds nobody reads, so each begins the base anew.
    #expect(source.readings.count >= Stress.rounds)
    #expect(unordered.count == 0)
    #expect(source.iterators.alive == 0)
  }

  @Test(arguments: [true, false])
  func `a hundred thousand switches come to the last`(isEachBegun: Bool) async {
    let begun = Tally()
    let paced = PacedNumbers(count: 100_000, pace: begun)
    let burst = AsyncStream(numbers: 0..<100_000)
    let inner: @Sendable (Int) -> JustOne<Int> = { number in
      begun.add()
      return JustOne(element: number)
    }
    let last =
      if isEachBegun {
        await last(of: paced.flatMapLatest(inner))
      } else {
        await last(of: burst.flatMapLatest(inner))
      }
    #expect(last == 99_999)
  }

  private func read(_ output: some AsyncSequence<Int, Never>, atMost count: Int) async {
    var left = count
    for await _ in output {
      left -= 1
      if left == 0 { return }
    }
  }

  private func last(of output: some AsyncSequence<Int, Never>) async -> Int {
    var last = -1
    for await number in output { last = number }
    return last
  }
}
