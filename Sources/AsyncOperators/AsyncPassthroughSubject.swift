/// Hands elements to whoever reads at the moment; what `PassthroughSubject` is to Combine.
///
/// Sending may happen anywhere and never waits. A reader joins with its first `next()` and gets what
/// is sent from then on, in the order in which all readers get it. It keeps nothing: what is sent
/// while nobody reads is gone. Whoever comes after the end gets the end or the failure alone.
///
/// Readers keep the subject alive, so they do not end when its owner goes away without a word: the
/// owner calls `finish()`.
public final class AsyncPassthroughSubject<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var isOver = false
    @usableFromInline var failure: Failure?
    @usableFromInline var queues = Roster<Pipe<Element, Failure>>()

    @inlinable
    init() {}
  }

  @usableFromInline let state = Lock(State())

  /// Makes a subject without readers.
  @inlinable
  public init() {}

  /// Hands `element` to every reader; returns false when the subject has ended.
  @inlinable @discardableResult
  public func send(_ element: Element) -> Bool {
    var deliveries: [(pipe: Pipe<Element, Failure>, receipt: Pipe<Element, Failure>.Receipt)] = []
    let isOpen = state.withLock { state in
      for case let pipe? in state.queues.places {
        deliveries.append((pipe, pipe.enqueue { element }))
      }
      return !state.isOver
    }
    for delivery in deliveries where delivery.receipt.wakesReader { delivery.pipe.arrival.raise() }
    return isOpen
  }

  /// Ends the subject; readers get what waits for them and then the end.
  @inlinable
  public func finish() { end(nil) }

  /// Ends the subject; readers get what waits for them and then `failure`, each of them once.
  @inlinable
  public func fail(_ failure: Failure) { end(failure) }

  /// What is sent from the first `next()` on, read by one task for each iterator.
  ///
  /// `send` does not wait for anybody, so `.bounded` works as `.newest` here.
  ///
  /// - Parameter bufferingPolicy: Which elements a slow reader gets.
  /// - Returns: A sequence that may be iterated any number of times.
  @inlinable
  public func values(
    bufferingPolicy: BufferingPolicy = .newest(16)
  ) -> AsyncPassthroughSequence<Element, Failure> {
    AsyncPassthroughSequence(subject: self, bufferingPolicy: bufferingPolicy)
  }

  /// How many readers keep a queue; for tests.
  package var readerCount: Int { state.withLock { $0.queues.count } }

  @usableFromInline
  func end(_ failure: Failure?) {
    let queues = state.withLock { state -> Roster<Pipe<Element, Failure>> in
      guard !state.isOver else { return Roster() }
      state.isOver = true
      state.failure = failure
      defer { state.queues = Roster() }
      return state.queues
    }
    for case let pipe? in queues.places { pipe.finish(failure) }
  }

  @usableFromInline
  func queue(_ policy: BufferingPolicy) -> Subscription<Element, Failure> {
    let pipe = Pipe<Element, Failure>(policy.neverHolding)
    let end = state.withLock { state -> (isOver: Bool, failure: Failure?) in
      if !state.isOver { state.queues.append(pipe) }
      return (state.isOver, state.failure)
    }
    if end.isOver { pipe.finish(end.failure) }
    return Subscription(to: pipe) { [self] in state.withLock { $0.queues.remove(pipe) } }
  }
}
