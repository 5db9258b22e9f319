import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct SubscriptionTests {
  @Test(arguments: TriedOperator.all)
  func `nothing begins before the first next, and an iterator never asked leaves nothing`(
    tried: TriedOperator
  ) {
    let (executor, clock, leaks) = (DrainExecutor(), StepClock(), LeakCounter())
    let (made, gate, seen) = (Tally(), Gate(), Answers())
    do {
      let source = TriedSource.patient(leaks.token())
      executor.start {
        let output = tried.make(source, clock)
        dropIterator(of: output)
        made.add()
        await seen.add(firstElement(of: output, after: gate))
      }
      run(executor, clock, ticks: 3)
      #expect(made.count == 1)
      #expect(source.asked.count == 0)
      #expect(clock.sleeperCount == 0)
      gate.open()
      run(executor, clock, ticks: 3)
      #expect(seen.all == [1])
    }
    #expect(leaks.alive == 0)
  }

  @Test(arguments: TriedOperator.all)
  func `two iterators are two subscriptions, and each gets the element`(tried: TriedOperator) {
    let (executor, clock, leaks) = (DrainExecutor(), StepClock(), LeakCounter())
    let (gate, seen) = (Gate(), Answers())
    do {
      let source = TriedSource.patient(leaks.token())
      gate.open()
      executor.start {
        let output = tried.make(source, clock)
        await seen.add(firstElement(of: output, after: gate))
        await seen.add(firstElement(of: output, after: gate))
      }
      run(executor, clock, ticks: 6)
    }
    #expect(seen.all == [1, 1])
    #expect(leaks.alive == 0)
  }

  private func run(_ executor: DrainExecutor, _ clock: StepClock, ticks: Int) {
    executor.drain()
    for _ in 0..<ticks {
      clock.tick()
      executor.drain()
    }
  }
}

private func dropIterator(of output: some AsyncSequence<Int, Never>) {
  _ = output.makeAsyncIterator()
}

private func firstElement(
  of output: some AsyncSequence<Int, Never>, after gate: Gate
) async -> Int64 {
  var elements = output.makeAsyncIterator()
  await gate.wait()
  return await elements.next(isolation: nil).map { Int64($0) } ?? -1
}
