import AsyncOperators
import AsyncOperatorsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct EndedIteratorTests {
  @Test func `what has ended for a cancelled task brings nothing to another one either`() async {
    let source = JustOne(element: 1)
    let subject = AsyncCurrentValueSubject<Int, Never>(1)
    #expect(await isOver(source.concurrentMap(maxConcurrency: 1) { $0 }))
    #expect(await isOver(subject.values()))
    #expect(await isOver(subject.values(bufferingPolicy: .unbounded)))
    #expect(await isOver(source.share()))
    #expect(await isOver(AsyncTimerSequence.repeating(every: .nanoseconds(1))))
  }

  /// Reads `output` in a cancelled task and then, with the same iterator, in this one.
  private func isOver<Output: AsyncSequence & Sendable>(_ output: Output) async -> Bool
  where Output.Failure == Never, Output.AsyncIterator: SendableMetatype {
    let kept = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = output.makeAsyncIterator()
      let isCancelled = await iterator.next(isolation: nil) == nil
      return isCancelled ? Kept(iterator) : nil
    }.value
    guard var iterator = kept?.take() else { return false }
    return await iterator.next(isolation: nil) == nil
  }
}

/// Carries an iterator from one task to another.
private final class Kept<Iterator>: Sendable {
  private let iterator: Lock<Iterator?>

  init(_ iterator: sending Iterator) { self.iterator = Lock(iterator) }

  func take() -> sending Iterator? { iterator.withLock { $0.take() } }
}
