import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct WaysOutTests {
  private struct Outcome: Equatable {
    var elements = 1
    var hasEnded = true
    var sleepers = 0
    var tokens = 0
  }

  @Test(arguments: WayOut.allCases, TriedOperator.all)
  func `whichever way a reader leaves, everything is released`(
    way: WayOut, tried: TriedOperator
  ) {
    Schedules.expect(Outcome()) { seed in
      let leaks = LeakCounter()
      var outcome = outcome(of: tried, from: .patient(leaks.token()), way, seed)
      outcome.tokens = leaks.alive
      return outcome
    }
  }

  @Test(arguments: WayOut.allCases, TriedOperator.all.filter(\.readsAlone))
  func `a source that ignores its cancellation and goes on is left at its next element`(
    way: WayOut, tried: TriedOperator
  ) {
    Schedules.expect(Outcome()) { seed in
      let leaks = LeakCounter()
      let supply = Supply()
      var outcome = outcome(of: tried, from: .stubborn(leaks.token(), supply), way, seed) {
        supply.deliver()
      }
      outcome.tokens = leaks.alive
      return outcome
    }
  }

  /// Lets a reader get its one element and leave; then `afterwards` happens.
  private func outcome(
    of tried: TriedOperator, from source: TriedSource, _ way: WayOut, _ seed: UInt64?,
    afterwards: () -> Void = {}
  ) -> Outcome {
    let executor = DrainExecutor(seed: seed)
    let clock = StepClock()
    let (elements, ended, gate) = (Tally(), Tally(), Gate())
    let task = executor.start {
      await read(tried.make(source, clock), into: elements, way, gate)
      ended.add()
    }
    executor.drain()
    for _ in 0..<3 {
      clock.tick()
      executor.drain()
    }
    let isEarly = way != .dropped && ended.count > 0
    if way != .dropped {
      task.cancel()
      gate.open()
    }
    executor.drain()
    afterwards()
    executor.drain()
    return Outcome(
      elements: elements.count, hasEnded: ended.count == 1 && !isEarly,
      sleepers: clock.sleeperCount)
  }

  private func read(
    _ output: some AsyncSequence<Int, Never>, into elements: Tally, _ way: WayOut, _ gate: Gate
  ) async {
    for await _ in output {
      elements.add()
      switch way {
      case .cancelledWhileItWaits: break
      case .cancelledBetweenElements: await gate.wait()
      case .dropped: return
      }
    }
  }
}

enum WayOut: CaseIterable {
  case cancelledWhileItWaits
  case cancelledBetweenElements
  case dropped
}
