import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.inTurn, .timeLimit(.minutes(5))) struct CurrentValueSubjectTests {
  typealias Subject = AsyncCurrentValueSubject<Int64, MarbleFailure>

  @Test func `a reader gets the current value and then the latest whenever it asks`() {
    let executor = DrainExecutor()
    let subject = Subject(0)
    let seen = read(subject, on: executor)
    executor.drain()
    subject.send(1)
    subject.send(2)
    executor.drain()
    subject.send(3)
    executor.drain()
    #expect(seen.all == [0, 2, 3])
    #expect(subject.readerCount == 1)
    #expect(subject.value == 3)
  }

  @Test(arguments: [
    (BufferingPolicy.newest(1), [0, 5] as [Int64]),
    (.newest(2), [0, 4, 5]),
    (.bounded(2), [0, 4, 5]),
    (.oldest(2), [0, 1, 2]),
    (.unbounded, [0, 1, 2, 3, 4, 5]),
  ])
  func `what a slow reader gets follows from its policy`(policy: BufferingPolicy, all: [Int64]) {
    Schedules.expect(all + [100]) { seed in
      let executor = DrainExecutor(seed: seed)
      let subject = Subject(0)
      let seen = read(subject, on: executor, policy)
      executor.drain()
      for number in 1...5 { subject.send(Int64(number)) }
      subject.finish()
      executor.drain()
      return seen.all
    }
  }

  @Test(arguments: [BufferingPolicy.newest(1), .newest(2), .unbounded])
  func `whoever comes after the end gets the last value and then the end`(
    policy: BufferingPolicy
  ) {
    let ended = Subject(1)
    ended.finish()
    let failed = Subject(2)
    failed.fail(MarbleFailure())
    failed.finish()
    Schedules.expect([[1, 100], [2, -1, 100]] as [[Int64]]) { seed in
      let executor = DrainExecutor(seed: seed)
      let seen = [read(ended, on: executor, policy), read(failed, on: executor, policy)]
      executor.drain()
      return seen.map(\.all)
    }
  }

  @Test(arguments: [BufferingPolicy.newest(1), .newest(2)])
  func `a busy reader gets the last value, then the failure, once`(policy: BufferingPolicy) {
    Schedules.expect([0, 1, -1, 100] as [Int64]) { seed in
      let executor = DrainExecutor(seed: seed)
      let subject = Subject(0)
      let seen = read(subject, on: executor, policy)
      executor.drain()
      subject.send(1)
      subject.fail(MarbleFailure())
      executor.drain()
      return seen.all
    }
  }

  @Test func `after the end nothing can be sent`() {
    let subject = Subject(0)
    #expect(subject.send(1))
    subject.finish()
    #expect(!subject.send(2))
    #expect(subject.value == 1)
  }

  @Test(arguments: [BufferingPolicy.newest(1), .newest(2), .unbounded])
  func `a reader that leaves or is cancelled keeps nothing of what is sent later`(
    policy: BufferingPolicy
  ) {
    let executor = DrainExecutor()
    let leaks = LeakCounter()
    let subject = AsyncCurrentValueSubject<LeakCounter.Token, Never>(leaks.token())
    let ended = Tally()
    executor.start {
      for await _ in subject.values(bufferingPolicy: policy) { break }
      ended.add()
    }
    let cancelled = executor.start {
      for await _ in subject.values(bufferingPolicy: policy) {}
      ended.add()
    }
    executor.drain()
    cancelled.cancel()
    executor.drain()
    #expect(ended.count == 2)
    #expect(subject.readerCount == 0)
    for _ in 0..<10 { subject.send(leaks.token()) }
    #expect(leaks.alive == 1)
  }

  /// Writes 100 for the end and -1 for a failure, and asks once more after either.
  private func read(
    _ subject: Subject, on executor: DrainExecutor, _ policy: BufferingPolicy = .newest(1)
  ) -> Answers {
    let seen = Answers()
    executor.start {
      var values = subject.values(bufferingPolicy: policy).makeAsyncIterator()
      do throws(MarbleFailure) {
        while let value = try await values.next(isolation: nil) { seen.add(value) }
      } catch {
        seen.add(-1)
      }
      if (try? await values.next(isolation: nil)) == nil { seen.add(100) }
    }
    return seen
  }
}
