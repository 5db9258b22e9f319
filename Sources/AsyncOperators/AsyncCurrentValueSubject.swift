/// A value that changes, for any number of readers; what `@Published` is to Combine.
///
/// Reading and sending may happen anywhere. A reader of `values()` first gets the current value and
/// then the latest whenever it asks: a slow one skips values, but what it sees last is always
/// `value`. Such readers cost `send` nothing unless they are waiting. Equal values are not left
/// out; `values().removeDuplicates()` does that.
///
/// Readers keep the subject alive, so they do not end when its owner goes away without a word: the
/// owner calls `finish()`. Once ended the subject keeps its value: later readers get that value and
/// then the end or failure.
public final class AsyncCurrentValueSubject<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State {
    @usableFromInline var value: Element
    @usableFromInline var version = 1
    @usableFromInline var isOver = false
    @usableFromInline var failure: Failure?
    /// Readers of the latest value that wait for the next.
    @usableFromInline var idle = Roster<Signal>()
    @usableFromInline var queues = Roster<Pipe<Element, Failure>>()

    @inlinable
    init(value: Element) { self.value = value }

    @inlinable
    mutating func takeIdle() -> Roster<Signal> {
      guard !idle.isEmpty else { return Roster() }
      defer { idle = Roster() }
      return idle
    }
  }

  @usableFromInline let state: Lock<State>

  /// Makes a subject that holds `value`.
  @inlinable
  public init(_ value: Element) { state = Lock(State(value: value)) }

  /// The value sent last, also after the end.
  @inlinable
  public var value: Element { state.withLock { $0.value } }

  /// Makes `value` the current one; never waits, and returns false when the subject has ended.
  @inlinable @discardableResult
  public func send(_ value: Element) -> Bool {
    var value = value
    var idle = Roster<Signal>()
    var deliveries: [(pipe: Pipe<Element, Failure>, receipt: Pipe<Element, Failure>.Receipt)] = []
    let isOpen = state.withLock { state in
      guard !state.isOver else { return false }
      let sent = value
      swap(&value, &state.value)  // the old one is released outside the lock
      state.version += 1
      idle = state.takeIdle()
      for case let pipe? in state.queues.places { deliveries.append((pipe, pipe.enqueue { sent })) }
      return true
    }
    idle.raise()
    for delivery in deliveries where delivery.receipt.wakesReader { delivery.pipe.arrival.raise() }
    return isOpen
  }

  /// Ends the subject; readers get what they have not seen and then the end.
  @inlinable
  public func finish() { end(nil) }

  /// Ends the subject; readers get what they have not seen and then `failure`, each of them once.
  @inlinable
  public func fail(_ failure: Failure) { end(failure) }

  /// The current value and those that follow, read by one task for each iterator.
  ///
  /// `send` does not wait for anybody, so `.bounded` works as `.newest` here. Any policy other than
  /// `.newest(1)` keeps a queue for each reader, filled by every `send`.
  ///
  /// - Parameter bufferingPolicy: Which values a slow reader gets.
  /// - Returns: A sequence that may be iterated any number of times.
  @inlinable
  public func values(
    bufferingPolicy: BufferingPolicy = .newest(1)
  ) -> AsyncCurrentValueSequence<Element, Failure> {
    AsyncCurrentValueSequence(subject: self, bufferingPolicy: bufferingPolicy)
  }

  /// How many readers wait or keep a queue; for tests.
  package var readerCount: Int { state.withLock { $0.idle.count + $0.queues.count } }

  @usableFromInline
  func end(_ failure: Failure?) {
    let (idle, queues) = state.withLock { state in
      guard !state.isOver else { return (Roster<Signal>(), Roster<Pipe<Element, Failure>>()) }
      state.isOver = true
      state.failure = failure
      defer { state.queues = Roster() }
      return (state.takeIdle(), state.queues)
    }
    idle.raise()
    for case let pipe? in queues.places { pipe.finish(failure) }
  }
}
