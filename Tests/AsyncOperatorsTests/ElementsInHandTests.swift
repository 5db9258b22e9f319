import AsyncOperators
import AsyncOperatorsTesting
import Testing

/// A reader takes over several elements at once; it is no less cancellable for that.
@Suite(.inTurn, .timeLimit(.minutes(5))) struct ElementsInHandTests {
  @Test func `cancelled between two elements a reader of share gets none of those in its hand`() {
    Schedules.expect([1]) { seed in received(of: AsyncStream(numbers: 1...3).share(), seed) }
  }

  @Test func `cancelled between two elements a reader of merge gets none of those in its hand`() {
    Schedules.expect([1]) { seed in
      received(of: merge(AsyncStream(numbers: 1...3), JustOne<Int>(element: nil)), seed)
    }
  }

  /// What a reader gets who cancels itself at the first element.
  private func received(
    of output: some AsyncSequence<Int, Never> & Sendable, _ seed: UInt64?
  ) -> [Int] {
    let executor = DrainExecutor(seed: seed)
    let seen = Lock<[Int]>([])
    executor.start {
      for await element in output {
        seen.withLock { $0.append(element) }
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    executor.drain()
    return seen.withLock { $0 }
  }
}
