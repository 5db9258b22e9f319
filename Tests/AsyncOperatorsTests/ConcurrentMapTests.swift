import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConcurrentMapTests {
  struct Refused: Error, Equatable { var number: Int }

  @Test(arguments: [1, 2, 16, 1_000])
  func `outputs stand in the order of their inputs`(width: Int) async {
    let outputs = await (0..<200).concurrentMap(maxConcurrency: width) { number in
      if number.isMultiple(of: 3) { await Task.yield() }
      return number * 2
    }
    #expect(outputs == (0..<200).map { $0 * 2 })
  }

  @Test func `nothing in gives nothing out`() async {
    #expect(await [Int]().concurrentMap(maxConcurrency: 3) { $0 } == [])
    #expect(await [Int]().concurrentMapUnordered(maxConcurrency: 3) { $0 } == [])
  }

  @Test func `an output may itself be nil`() async {
    let outputs = await [1, 2].concurrentMap(maxConcurrency: 2) { $0 == 1 ? nil : $0 }
    #expect(outputs == [nil, 2])
  }

  @Test func `unordered outputs come as the calls end`() async {
    let gate = Gate()
    let outputs = await [0, 1, 2].concurrentMapUnordered(maxConcurrency: 2) { number in
      if number == 0 { await gate.wait() }
      if number == 2 { gate.open() }
      return number
    }
    #expect(outputs == [1, 2, 0] || outputs == [1, 0, 2])
  }

  @Test(arguments: [1, 3, 8])
  func `no more than maxConcurrency calls run at a time, and that many do`(width: Int) async {
    let everyoneIsHere = Rendezvous(of: width)
    let most = await (0..<width * 4).concurrentMap(maxConcurrency: width) { number in
      everyoneIsHere.enter()
      if number < width { await everyoneIsHere.wait() }
      defer { everyoneIsHere.leave() }
      return everyoneIsHere.present
    }
    #expect(most.max() == width)
  }

  @Test func `the failure of the earliest element is thrown, whoever fails first`() async {
    let gate = Gate()
    let error = await #expect(throws: Refused.self) {
      try await [0, 1, 2].concurrentMap(maxConcurrency: 3) { number throws(Refused) -> Int in
        if number == 1 { await gate.wait() }
        if number == 2 { gate.open() }
        if number > 0 { throw Refused(number: number) }
        return number
      }
    }
    #expect(error == Refused(number: 1))
  }

  @Test func `the failure of the earliest is thrown among short calls on all processors`() async {
    for round in 0..<100 {
      let first = 37 * round
      let calls = Tally()
      let error = await #expect(throws: Refused.self) {
        try await (0..<5_000).concurrentMap(maxConcurrency: 16) { number throws(Refused) -> Int in
          if number < first { calls.add(Task.isCancelled ? first : 1) }
          if number >= first, (number - first).isMultiple(of: 3) { throw Refused(number: number) }
          return number
        }
      }
      #expect(error == Refused(number: first))
      #expect(calls.count == first, "each earlier call was made once and not cancelled")
    }
  }

  @Test(arguments: [true, false])
  func `short calls on all processors are made once each, also for a cancelled caller`(
    isCancelled: Bool
  ) async {
    let calls = Tally()
    let caller = Task {
      if isCancelled { await untilCancelled() }
      return await (0..<20_000).concurrentMap(maxConcurrency: 16) { number in
        calls.add()
        return number
      }
    }
    if isCancelled { caller.cancel() }
    #expect(await caller.value == Array(0..<20_000))
    #expect(calls.count == 20_000)
  }

  @Test func `a failure cancels the calls for later elements only when the earlier have ended`() {
    let executor = DrainExecutor()
    let gate = Gate()
    let allRun = Gate()
    let cancelled = Answers()
    let thrown = Answers()
    executor.start {
      do throws(Refused) {
        _ = try await [0, 1, 2].concurrentMap(maxConcurrency: 3) { number throws(Refused) in
          if number == 0 { await gate.wait() }
          if number == 1 {
            await allRun.wait()
            throw Refused(number: 1)
          }
          if number == 2 {
            allRun.open()
            await untilCancelled()
          }
          if Task.isCancelled { cancelled.add(Int64(number)) }
        }
      } catch {
        thrown.add(Int64(error.number))
      }
    }
    executor.drain()
    #expect(cancelled.all == [])
    gate.open()
    executor.drain()
    #expect(cancelled.all == [2])
    #expect(thrown.all == [1])
  }

  @Test(arguments: [true, false])
  func `a failure cancels the calls for later elements and starts no more`(
    ordered: Bool
  ) async {
    let bothRun = Rendezvous(of: 2)
    let refuse: @Sendable (Int) async throws(Refused) -> Int = { number async throws(Refused) in
      bothRun.enter()
      await bothRun.wait()
      if number == 0 { throw Refused(number: 0) }
      await untilCancelled()
      return number
    }
    let error = await #expect(throws: Refused.self) {
      if ordered {
        try await (0..<50).concurrentMap(maxConcurrency: 2, refuse)
      } else {
        try await (0..<50).concurrentMapUnordered(maxConcurrency: 2, refuse)
      }
    }
    #expect(error == Refused(number: 0))
    #expect(bothRun.entered == 2)
  }

  @Test func `cancelling the caller cancels every running call`() async {
    let bothRun = Rendezvous(of: 2)
    let caller = Task {
      await [1, 2].concurrentMap(maxConcurrency: 2) { _ in
        bothRun.enter()
        await untilCancelled()
        return Task.isCancelled
      }
    }
    await bothRun.wait()
    caller.cancel()
    #expect(await caller.value == [true, true])
  }
}
