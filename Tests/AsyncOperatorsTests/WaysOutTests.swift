import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct WaysOutTests {
  @Test(arguments: WayOut.allCases, TriedOperator.all)
  func `whichever way a reader leaves, everything is released`(
    way: WayOut, tried: TriedOperator
  ) {
    let leaks = LeakCounter()
    expectEnd(of: tried, from: .patient(leaks.token()), way)
    #expect(leaks.alive == 0)
  }

  @Test(arguments: WayOut.allCases, TriedOperator.all.filter(\.readsAlone))
  func `a source that ignores its cancellation and goes on is left at its next element`(
    way: WayOut, tried: TriedOperator
  ) {
    let leaks = LeakCounter()
    let supply = Supply()
    expectEnd(of: tried, from: .stubborn(leaks.token(), supply), way, supply)
    #expect(leaks.alive == 0)
  }

  private func expectEnd(
    of tried: TriedOperator, from source: TriedSource, _ way: WayOut, _ supply: Supply = Supply()
  ) {
    let executor = DrainExecutor()
    let clock = StepClock()
    let ended = Tally()
    let gate = Gate()
    let task = executor.start {
      await leave(tried.make(source, clock), way, gate)
      ended.add()
    }
    executor.drain()
    for _ in 0..<3 {
      clock.tick()
      executor.drain()
    }
    if way != .dropped {
      #expect(ended.count == 0)
      task.cancel()
      gate.open()
    }
    executor.drain()
    supply.deliver()
    executor.drain()
    #expect(ended.count == 1)
    #expect(clock.sleeperCount == 0)
  }

  private func leave(
    _ output: some AsyncSequence<Int, Never>, _ way: WayOut, _ gate: Gate
  ) async {
    var count = 0
    for await _ in output {
      count += 1
      switch way {
      case .cancelledWhileItWaits: break
      case .cancelledBetweenElements: await gate.wait()
      case .dropped: return
      }
    }
    #expect(count == 1)
  }
}

enum WayOut: CaseIterable {
  case cancelledWhileItWaits
  case cancelledBetweenElements
  case dropped
}
