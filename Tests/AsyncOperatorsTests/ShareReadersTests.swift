import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct ShareReadersTests {
  @Test func `the failure comes after the elements, once to each, also to who joins later`() {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int, MarbleFailure>()
    let shared = subject.values().share(replay: 1)
    let seen = (0..<3).map { _ in Transcript() }
    executor.start { await seen[0].record(shared) }
    executor.start { await seen[1].record(shared.values(bufferingPolicy: .newest(1))) }
    executor.drain()
    subject.send(1)
    subject.send(2)
    subject.fail(MarbleFailure())
    executor.drain()
    executor.start { await seen[2].record(shared) }
    executor.drain()
    #expect(seen[0].text == "12^")
    #expect(seen[1].text.hasSuffix("2^"))
    #expect(seen[2].text == "2^")
    #expect(shared.readerCount == 0)
  }

  @Test func `cancelling one reader concerns that one alone`() {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int, MarbleFailure>()
    let shared = subject.values().share(bufferingPolicy: .bounded(0))
    let seen = [Transcript(), Transcript()]
    let gate = Gate()
    executor.start { await seen[0].record(shared) }
    let other = executor.start {
      await seen[1].record(
        shared.map { element in
          await gate.wait()
          return element
        })
    }
    executor.drain()
    for number in 1...3 { subject.send(number) }
    executor.drain()
    #expect(seen[0].text == "12")  // the other holds the base
    other.cancel()
    gate.open()
    executor.drain()
    #expect(seen[0].text == "123")
    #expect(shared.readerCount == 1)
    subject.finish()
    executor.drain()
    #expect(seen[0].text == "123|")
  }

  @Test(arguments: [0, 3])
  func `when all have read everything only the elements to replay are kept`(replay: Int) {
    Schedules.expect([replay, replay, 0, 0]) { seed in
      let executor = DrainExecutor(seed: seed)
      let leaks = LeakCounter()
      let subject = AsyncPassthroughSubject<LeakCounter.Token, Never>()
      let shared = subject.values().share(replay: replay)
      let readers = (0..<2).map { _ in executor.start { for await _ in shared {} } }
      executor.drain()
      for _ in 0..<5 { subject.send(leaks.token()) }
      executor.drain()
      let (kept, alive) = (shared.keptCount, leaks.alive)
      for reader in readers { reader.cancel() }
      executor.drain()
      return [kept, alive, leaks.alive, subject.readerCount]
    }
  }

  @Test func `a reader of newest elements does not make the log grow`() {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int, Never>()
    let shared = subject.values().share()
    let gate = Gate()
    for policy in [BufferingPolicy.newest(2), .oldest(2)] {
      executor.start {
        for await _ in shared.values(bufferingPolicy: policy) { await gate.wait() }
      }
    }
    executor.start { for await _ in shared {} }
    executor.drain()
    for number in 0..<1_000 {
      subject.send(number)
      executor.drain()
    }
    #expect(shared.keptCount <= 16)
    gate.open()
    subject.finish()
    executor.drain()
  }

  @Test func `on real threads every reader that holds the base gets every element`() async {
    let shared = AsyncStream(numbers: 0..<2_000).share()
    let policies: [BufferingPolicy] = [.bounded(0), .bounded(3), .bounded(16), .unbounded]
    let orders = await policies.concurrentMap(maxConcurrency: 4) { policy in
      var order: [Int] = []
      for await number in shared.values(bufferingPolicy: policy) {
        if number.isMultiple(of: 7) { await Task.yield() }
        order.append(number)
      }
      return order
    }
    for order in orders { #expect(order == Array((2_000 - order.count)..<2_000)) }
    #expect(orders.contains { $0.count == 2_000 })
    #expect(shared.readerCount == 0)
  }
}
