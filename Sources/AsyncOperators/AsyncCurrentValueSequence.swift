/// The values of an `AsyncCurrentValueSubject`; made by its `values`.
public struct AsyncCurrentValueSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable
{
  @usableFromInline let subject: AsyncCurrentValueSubject<Element, Failure>
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @usableFromInline
  init(subject: AsyncCurrentValueSubject<Element, Failure>, bufferingPolicy: BufferingPolicy) {
    bufferingPolicy.check()
    self.subject = subject
    self.bufferingPolicy = bufferingPolicy
  }

  @inlinable
  public func makeAsyncIterator() -> Iterator {
    if bufferingPolicy == .newest(1) { return Iterator(latest: LatestReader(subject)) }
    return Iterator(queued: OperatorIterator { [self] in subject.queue(bufferingPolicy) })
  }

  /// Reads the values that it has not seen.
  ///
  /// It leaves the subject at the end, when it is dropped, and when the reading task is cancelled:
  /// at once while that waits in `next()`, else when it next calls that. `next()` returns nil then;
  /// `Task.isCancelled` tells it from the end.
  public struct Iterator: AsyncIteratorProtocol {
    // One of the two, and no enum: its payload would have to be copied out, the whole batch with it.
    private var latest: LatestReader<Element, Failure>?
    private var queued: OperatorIterator<Element, Failure>?

    @usableFromInline
    init(latest: LatestReader<Element, Failure>) { self.latest = latest }

    @usableFromInline
    init(queued: OperatorIterator<Element, Failure>) { self.queued = queued }

    public mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if latest != nil { return try await latest?.next(isolation: actor) }
      return try await queued?.next(isolation: actor)
    }
  }
}

@available(*, unavailable)
extension AsyncCurrentValueSequence.Iterator: Sendable {}

extension AsyncCurrentValueSubject {
  /// Registers a queue that begins with the current value, in one step: no value falls between.
  @usableFromInline
  func queue(_ policy: BufferingPolicy) -> Subscription<Element, Failure> {
    let pipe = Pipe<Element, Failure>(policy.neverHolding)
    let end = state.withLock { state -> (isOver: Bool, failure: Failure?) in
      _ = pipe.enqueue { state.value }
      if !state.isOver { state.queues.append(pipe) }
      return (state.isOver, state.failure)
    }
    if end.isOver { pipe.finish(end.failure) }
    return Subscription(to: pipe) { [self] in state.withLock { $0.queues.remove(pipe) } }
  }
}
