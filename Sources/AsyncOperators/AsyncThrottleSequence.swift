extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Passes on at most one element in every `interval`, the first at once.
  ///
  /// An element that is passed on opens a window. Of those that arrive in it one is kept, and passed
  /// on when the window ends, which opens the next; so the last element is never held back until
  /// another comes. The window counts while the consumer is busy as well; of several elements
  /// passed on in the meantime it gets the last. When the base ends, an element that waits is still
  /// passed on at its time, and then the end; when the base fails, that element is dropped.
  ///
  /// - Parameters:
  ///   - interval: The length of a window. With zero or less there are none: every element passes,
  ///     and a slow consumer holds the base. More than a hundred years count as a hundred.
  ///   - tolerance: By how much a window may be longer so as to save power; nil leaves it to the
  ///     clock.
  ///   - clock: What the window is measured by.
  ///   - latest: Whether the last element of a window is kept, rather than its first.
  /// - Returns: Elements that were passed on at least `interval` apart; a busy consumer may get one
  ///   late and the next soon after.
  @inlinable
  public func throttle<C: Clock>(
    for interval: C.Duration, tolerance: C.Duration? = nil, clock: C, latest: Bool = true
  ) -> AsyncThrottleSequence<Self, C> {
    AsyncThrottleSequence(
      base: self, interval: interval, tolerance: tolerance, clock: clock, latest: latest)
  }

  /// Passes on at most one element in every `interval` of the continuous clock, the first at once.
  @inlinable
  public func throttle(
    for interval: Duration, tolerance: Duration? = nil, latest: Bool = true
  ) -> AsyncThrottleSequence<Self, ContinuousClock> {
    throttle(for: interval, tolerance: tolerance, clock: .continuous, latest: latest)
  }
}

/// One element of its base for each window of time; made by `throttle`.
public struct AsyncThrottleSequence<Base: AsyncSequence & Sendable, C: Clock>: AsyncSequence,
  Sendable
where Base.Element: Sendable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base
  @usableFromInline let interval: C.Duration
  @usableFromInline let tolerance: C.Duration?
  @usableFromInline let clock: C
  @usableFromInline let latest: Bool

  @inlinable
  init(base: Base, interval: C.Duration, tolerance: C.Duration?, clock: C, latest: Bool) {
    self.base = base
    self.interval = interval.asWaitingTime
    self.tolerance = tolerance?.asWaitingTime
    self.clock = clock
    self.latest = latest
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(interval > .zero ? .newest(1) : .bounded(16)) { [self] pipe in
      let window = ThrottleWindow(
        interval: interval, tolerance: tolerance, clock: clock, latest: latest, pipe: pipe)
      await window.feed(from: base)
    }
  }
}
