import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ShareReadersTests {
  @Test func `the failure comes after the elements, once to each, also to who joins later`() {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int64, MarbleFailure>()
    let shared = subject.values().share(replay: 1)
    let seen = (0..<3).map { _ in Answers() }
    executor.start { await record(shared, in: seen[0]) }
    executor.start { await record(shared.values(bufferingPolicy: .newest(1)), in: seen[1]) }
    executor.drain()
    subject.send(1)
    subject.send(2)
    subject.fail(MarbleFailure())
    executor.drain()
    executor.start { await record(shared, in: seen[2]) }
    executor.drain()
    #expect(seen[0].all == [1, 2, -1, 100])
    #expect(seen[1].all.suffix(3) == [2, -1, 100])
    #expect(seen[2].all == [2, -1, 100])
    #expect(shared.readerCount == 0)
  }

  @Test func `cancelling one reader concerns that one alone`() {
    let executor = DrainExecutor()
    let subject = AsyncPassthroughSubject<Int64, MarbleFailure>()
    let shared = subject.values().share(bufferingPolicy: .bounded(0))
    let seen = [Answers(), Answers()]
    let gate = Gate()
    executor.start { await record(shared, in: seen[0]) }
    let other = executor.start {
      await record(
        shared.map { element in
          await gate.wait()
          return element
        }, in: seen[1])
    }
    executor.drain()
    for number in 1...3 { subject.send(Int64(number)) }
    executor.drain()
    #expect(seen[0].all == [1, 2])  // the other holds the base
    other.cancel()
    gate.open()
    executor.drain()
    #expect(seen[0].all == [1, 2, 3])
    #expect(shared.readerCount == 1)
    subject.finish()
    executor.drain()
    #expect(seen[0].all == [1, 2, 3, 100])
  }

  @Test(arguments: [0, 3])
  func `when all have read everything only the elements to replay are kept`(replay: Int) {
    let executor = DrainExecutor()
    let leaks = LeakCounter()
    let subject = AsyncPassthroughSubject<LeakCounter.Token, Never>()
    let shared = subject.values().share(replay: replay)
    let readers = (0..<2).map { _ in executor.start { for await _ in shared {} } }
    executor.drain()
    for _ in 0..<5 { subject.send(leaks.token()) }
    executor.drain()
    #expect(shared.keptCount == replay)
    #expect(leaks.alive == replay)
    for reader in readers { reader.cancel() }
    executor.drain()
    #expect(leaks.alive == 0)
    #expect(subject.readerCount == 0)
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

  /// Writes 100 for the end and -1 for a failure, and asks once more after either.
  private func record(
    _ output: some AsyncSequence<Int64, MarbleFailure>, in seen: Answers
  ) async {
    var elements = output.makeAsyncIterator()
    do throws(MarbleFailure) {
      while let element = try await elements.next(isolation: nil) { seen.add(element) }
    } catch {
      seen.add(-1)
    }
    if (try? await elements.next(isolation: nil)) == nil { seen.add(100) }
  }
}
