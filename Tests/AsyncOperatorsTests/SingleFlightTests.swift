import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct SingleFlightTests {
  typealias Flight = SingleFlight<String, Int64, MarbleFailure>

  @Test func `callers for one key share a call, others have their own`() {
    let executor = DrainExecutor()
    let (flight, calls, gate) = (Flight(), Tally(), Gate())
    let seen = Answers()
    for key in ["a", "a", "b", "a"] {
      executor.start {
        let value = try? await flight.value(for: key) {
          calls.add()
          await gate.wait()
          return key == "a" ? 1 : 2
        }
        seen.add(value ?? -1)
      }
    }
    executor.drain()
    #expect(calls.count == 2)
    #expect(flight.callers(for: "a") == 3)
    gate.open()
    executor.drain()
    #expect(seen.all.sorted() == [1, 1, 1, 2])
    #expect(flight.callers(for: "a") == 0)
  }

  @Test func `a result is not kept`() async throws {
    let flight = Flight()
    #expect(try await flight.value(for: "a") { 1 } == 1)
    #expect(try await flight.value(for: "a") { 2 } == 2)
  }

  @Test func `a call that asks for its own key makes that value apart`() async throws {
    let flight = Flight()
    let value = try await flight.value(for: "a") { () async throws(MarbleFailure) in
      async let inner = flight.value(for: "a") { 1 }
      let other = try await flight.value(for: "b") { () async throws(MarbleFailure) in
        try await flight.value(for: "a") { 2 } ?? -1
      }
      let own = (try? await inner) ?? -1
      return own + 10 * (other ?? -1)
    }
    #expect(value == 21)
    #expect(flight.callers(for: "a") == 0 && flight.callers(for: "b") == 0)
  }

  @Test func `a failure goes to all who wait`() {
    let executor = DrainExecutor()
    let (flight, gate, seen) = (Flight(), Gate(), Answers())
    for _ in 0..<3 {
      executor.start {
        do throws(MarbleFailure) {
          _ = try await flight.value(for: "a") { () async throws(MarbleFailure) in
            await gate.wait()
            throw MarbleFailure()
          }
        } catch {
          seen.add(-1)
        }
      }
    }
    executor.drain()
    gate.open()
    executor.drain()
    #expect(seen.all == [-1, -1, -1])
  }

  @Test(arguments: [0, 1, 2])
  func `a caller who is cancelled gets nil at once and leaves the call to the others`(
    leaver: Int
  ) {
    Schedules.expect([[-1], [-1, 5, 5]] as [[Int64]]) { seed in
      let executor = DrainExecutor(seed: seed)
      let (flight, gate, seen) = (Flight(), Gate(), Answers())
      let callers = (0..<3).map { caller in
        executor.start {
          let value = try? await flight.value(for: "a") {
            await gate.wait()
            return Task.isCancelled ? -2 : 5
          }
          seen.add(value ?? -1)
        }
      }
      executor.drain()
      callers[leaver].cancel()
      executor.drain()
      let early = flight.callers(for: "a") == 2 ? seen.all : []
      gate.open()
      executor.drain()
      return [early, seen.all]
    }
  }

  @Test func `the last caller who is cancelled cancels the call and waits for its end`() {
    let executor = DrainExecutor()
    let (flight, gate, seen) = (Flight(), Gate(), Answers())
    let callers = (0..<2).map { caller in
      executor.start {
        let value = try? await flight.value(for: "a") {
          await untilCancelled()
          seen.add(7)
          await gate.wait()
          seen.add(8)
          return 5
        }
        seen.add(value ?? -1)
      }
    }
    executor.drain()
    for caller in callers {
      caller.cancel()
      executor.drain()
    }
    #expect(seen.all == [-1, 7])
    executor.start { seen.add((try? await flight.value(for: "a") { 9 }) ?? -1) }
    executor.drain()
    #expect(seen.all == [-1, 7, 9])  // a call of its own, beside the one that is ending
    gate.open()
    executor.drain()
    #expect(seen.all == [-1, 7, 9, 8, -1])
  }

  @Test func `who is cancelled before begins no call`() async throws {
    let flight = Flight()
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await flight.value(for: "a") {
        Issue.record("nobody waits for it")
        return 1
      }
    }
    #expect(try await caller.value == nil)
  }

  @Test func `on real threads every caller gets what a call of its time made`() async {
    let flight = SingleFlight<Int, Int, Never>()
    let leaks = LeakCounter()
    let calls = Tally()
    await (0..<2_000).concurrentForEach(maxConcurrency: 16) { number in
      let token = leaks.token()
      let caller = Task {
        await flight.value(for: number % 3) { [token] in
          calls.add()
          await Task.yield()
          return withExtendedLifetime(token) { number % 3 }
        }
      }
      if number.isMultiple(of: 5) { caller.cancel() }
      let value = await caller.value
      #expect(value == number % 3 || value == nil && number.isMultiple(of: 5))
    }
    await leaks.waitUntilReleased()
    #expect(calls.count <= 2_000)
    #expect((0..<3).allSatisfy { flight.callers(for: $0) == 0 })
  }
}
