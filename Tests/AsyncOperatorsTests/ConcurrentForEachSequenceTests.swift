import AsyncOperators
import AsyncOperatorsTesting
import Testing

// Over a sequence whose next element is there at once, and over an array.
@Suite(.timeLimit(.minutes(5))) struct ConcurrentForEachSequenceTests {
  struct Refused: Error, Equatable { var number: Int }

  @Test(arguments: [1, 2, 16])
  func `a sequence without end is gone through until a call fails`(width: Int) async {
    let calls = Tally()
    let error = await #expect(throws: Refused.self) {
      try await (0...).concurrentForEach(maxConcurrency: width) { number throws(Refused) in
        calls.add()
        if number == 5_000 { throw Refused(number: number) }
      }
    }
    #expect(error == Refused(number: 5_000))
    #expect(5_001...5_000 + width ~= calls.count)
  }

  @Test(arguments: [1, 2, 5])
  func `an element is taken when there is room for its call`(width: Int) {
    let executor = DrainExecutor()
    let gate = Gate()
    let taken = Tally()
    executor.start {
      let numbers = (0..<100).lazy.map { _ in taken.add() }
      await numbers.concurrentForEach(maxConcurrency: width) { _ in await gate.wait() }
    }
    executor.drain()
    #expect(taken.count == width)
    gate.open()
    executor.drain()
    #expect(taken.count == 100)
  }

  @Test(arguments: [true, false])
  func `cancelling the caller cancels the running calls and begins no more`(isArray: Bool) async {
    let bothRun = Rendezvous(of: 2)
    let cancelled = Tally()
    let call: @Sendable (Int) async -> Void = { _ in
      bothRun.enter()
      await untilCancelled()
      cancelled.add()
    }
    let caller = Task {
      if isArray {
        await Array(0..<9).concurrentForEach(maxConcurrency: 2, call)
      } else {
        await (0...).concurrentForEach(maxConcurrency: 2, call)
      }
    }
    await bothRun.wait()
    caller.cancel()
    await caller.value
    #expect(bothRun.entered == 2)
    #expect(cancelled.count == 2)
  }

  @Test(arguments: [true, false])
  func `for a cancelled caller no call begins`(isArray: Bool) async {
    let calls = Tally()
    let caller = Task {
      await untilCancelled()
      if isArray {
        await Array(0..<9).concurrentForEach(maxConcurrency: 2) { _ in calls.add() }
      } else {
        await (0...).concurrentForEach(maxConcurrency: 2) { _ in calls.add() }
      }
    }
    caller.cancel()
    await caller.value
    #expect(calls.count == 0)
  }

  @Test func `what a call fails with when it is cancelled is thrown`() async {
    let begun = Gate()
    let caller = Task {
      try await (0...).concurrentForEach(maxConcurrency: 1) { _ in
        begun.open()
        await untilCancelled()
        try Task.checkCancellation()
      }
    }
    await begun.wait()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
  }

  @Test(arguments: [3, 16])
  func `a failure cancels the other calls also when every element is taken`(width: Int) async {
    let allRun = Rendezvous(of: 3)
    let error = await #expect(throws: Refused.self) {
      try await (0..<3).concurrentForEach(maxConcurrency: width) { number throws(Refused) in
        allRun.enter()
        await allRun.wait()
        if number == 1 { throw Refused(number: number) }
        await untilCancelled()
      }
    }
    #expect(error == Refused(number: 1))
  }
}
