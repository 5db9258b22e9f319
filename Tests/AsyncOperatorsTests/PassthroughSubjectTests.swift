import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct PassthroughSubjectTests {
  typealias Subject = AsyncPassthroughSubject<Int, MarbleFailure>

  @Test func `a reader gets what is sent after it has joined`() {
    let executor = DrainExecutor()
    let subject = Subject()
    #expect(subject.send(1))
    let first = read(subject, on: executor)
    executor.drain()
    subject.send(2)
    let second = read(subject, on: executor)
    executor.drain()
    subject.send(3)
    executor.drain()
    #expect(first.text == "23")
    #expect(second.text == "3")
    #expect(subject.readerCount == 2)
  }

  @Test(arguments: [
    (BufferingPolicy.newest(1), "5"),
    (.newest(2), "45"),
    (.bounded(0), "5"),
    (.bounded(2), "45"),
    (.oldest(2), "12"),
    (.newest(16), "12345"),
    (.unbounded, "12345"),
  ])
  func `what a slow reader gets follows from its policy`(policy: BufferingPolicy, all: String) {
    Schedules.expect(all + "|") { seed in
      let executor = DrainExecutor(seed: seed)
      let subject = Subject()
      let seen = read(subject, on: executor, policy)
      executor.drain()
      for number in 1...5 { subject.send(number) }
      subject.finish()
      executor.drain()
      return seen.text
    }
  }

  @Test func `a busy reader gets what waits, then the failure, once; a later one that alone`() {
    let executor = DrainExecutor()
    let subject = Subject()
    let busy = read(subject, on: executor)
    executor.drain()
    subject.send(1)
    subject.fail(MarbleFailure())
    subject.finish()
    let late = read(subject, on: executor)
    executor.drain()
    #expect(busy.text == "1^")
    #expect(late.text == "^")
    #expect(!subject.send(2))
    #expect(subject.readerCount == 0)
  }

  @Test func `a reader that leaves or is cancelled keeps nothing of what is sent later`() {
    let executor = DrainExecutor()
    let leaks = LeakCounter()
    let subject = AsyncPassthroughSubject<LeakCounter.Token, Never>()
    executor.start { for await _ in subject.values() { break } }
    let cancelled = executor.start { for await _ in subject.values() {} }
    executor.drain()
    subject.send(leaks.token())
    executor.drain()
    #expect(subject.readerCount == 1)
    cancelled.cancel()
    executor.drain()
    #expect(subject.readerCount == 0)
    subject.send(leaks.token())
    #expect(leaks.alive == 0)
  }

  @Test func `all readers get the elements of many senders in one order`() async {
    let subject = AsyncPassthroughSubject<Int, Never>()
    let orders = await (0..<4).concurrentMap(maxConcurrency: 4) { role in
      if role == 0 { await send(4 * 500, through: subject) }
      var order: [Int] = []
      if role > 0 {
        for await number in subject.values(bufferingPolicy: .unbounded) { order.append(number) }
      }
      return order
    }
    #expect(orders[1].count == 2_000)
    #expect(orders[2] == orders[1])
    #expect(orders[3] == orders[1])
  }

  /// Sends numbers from four tasks once three readers have joined.
  private func send(_ count: Int, through subject: AsyncPassthroughSubject<Int, Never>) async {
    while subject.readerCount < 3 { await Task.yield() }
    await (0..<4).concurrentForEach(maxConcurrency: 4) { sender in
      for number in 1...count / 4 { subject.send(sender * count + number) }
    }
    subject.finish()
  }

  private func read(
    _ subject: Subject, on executor: DrainExecutor, _ policy: BufferingPolicy = .newest(16)
  ) -> Transcript {
    let seen = Transcript()
    executor.start { await seen.record(subject.values(bufferingPolicy: policy)) }
    return seen
  }
}
