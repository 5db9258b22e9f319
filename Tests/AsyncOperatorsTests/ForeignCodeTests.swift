import AsyncOperators
import AsyncOperatorsTesting
import Testing

// An element that is dropped may use what dropped it; under its lock that would never return.
@Suite(.timeLimit(.minutes(5))) struct ForeignCodeTests {
  @Test(arguments: [BufferingPolicy.newest(1), .oldest(1)])
  func `an element that a reader's queue has no room for may send another`(
    policy: BufferingPolicy
  ) {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<LastWord?, Never>()
    let reader = executor.start {
      for await _ in subject.values(bufferingPolicy: policy) { await untilCancelled() }
    }
    executor.drain()
    let spoken = Tally()
    for _ in 0..<4 {
      subject.send(
        LastWord {
          subject.send(nil)
          spoken.add()
        })
    }
    reader.cancel()
    executor.drain()
    #expect(spoken.count == 4)
  }

  @Test(arguments: [BufferingPolicy.newest(1), .newest(2), .oldest(1), .unbounded])
  func `a value that is replaced may send another`(policy: BufferingPolicy) {
    let executor = DrainExecutor()
    let subject = AsyncCurrentValueSubject<LastWord?, Never>(nil)
    let reader = executor.start {
      for await _ in subject.values(bufferingPolicy: policy) { await untilCancelled() }
    }
    executor.drain()
    let spoken = Tally()
    for _ in 0..<4 {
      subject.send(
        LastWord {
          spoken.add()
          if spoken.count < 4 { subject.send(nil) }
        })
    }
    subject.send(nil)
    reader.cancel()
    executor.drain()
    #expect(spoken.count == 4)
  }

  @Test(arguments: [0, 2])
  func `an element that all have read may use the shared sequence and its subject`(replay: Int) {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<LastWord?, Never>()
    let shared = subject.values().share(replay: replay)
    let spoken = Tally()
    let readers = [BufferingPolicy.bounded(16), .newest(1), .oldest(1)].map { policy in
      executor.start { for await _ in shared.values(bufferingPolicy: policy) {} }
    }
    executor.drain()
    for _ in 0..<4 {
      subject.send(
        LastWord {
          if shared.readerCount > 0 { subject.send(nil) }
          spoken.add()
        })
      executor.drain()
    }
    for reader in readers { reader.cancel() }
    executor.drain()
    #expect(spoken.count == 4)
  }
}

/// Calls `speak` when it is released.
private final class LastWord: Sendable {
  private let speak: @Sendable () -> Void

  init(_ speak: @escaping @Sendable () -> Void) { self.speak = speak }
  deinit { speak() }
}
