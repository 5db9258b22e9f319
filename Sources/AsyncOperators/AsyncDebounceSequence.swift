extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Passes on an element once no other has followed it for `interval`.
  ///
  /// The quiet time counts from the arrival of an element, also while the consumer is busy; of
  /// several that became due in the meantime it gets the last. When the base ends, an element that
  /// still waits is passed on at once; when it fails, that element is dropped.
  ///
  /// - Parameters:
  ///   - interval: How long it must be quiet; less than zero counts as zero, and more than a hundred
  ///     years as a hundred.
  ///   - tolerance: By how much an element may be late so as to save power; nil leaves it to the
  ///     clock.
  ///   - clock: What the quiet time is measured by.
  /// - Returns: The last element of every burst.
  @inlinable
  public func debounce<C: Clock>(
    for interval: C.Duration, tolerance: C.Duration? = nil, clock: C
  ) -> AsyncDebounceSequence<Self, C> {
    AsyncDebounceSequence(base: self, interval: interval, tolerance: tolerance, clock: clock)
  }

  /// Passes on an element once no other has followed it for `interval` on the continuous clock.
  @inlinable
  public func debounce(
    for interval: Duration, tolerance: Duration? = nil
  ) -> AsyncDebounceSequence<Self, ContinuousClock> {
    debounce(for: interval, tolerance: tolerance, clock: .continuous)
  }
}

/// The last element of every burst of its base.
public struct AsyncDebounceSequence<Base: AsyncSequence & Sendable, C: Clock>: AsyncSequence,
  Sendable
where Base.Element: Sendable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base
  @usableFromInline let interval: C.Duration
  @usableFromInline let tolerance: C.Duration?
  @usableFromInline let clock: C

  @inlinable
  init(base: Base, interval: C.Duration, tolerance: C.Duration?, clock: C) {
    self.base = base
    self.interval = interval.asWaitingTime
    self.tolerance = tolerance?.asWaitingTime
    self.clock = clock
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(.newest(1)) { [self] pipe in
      let quiet = QuietTime(interval: interval, tolerance: tolerance, clock: clock, pipe: pipe)
      await quiet.feed(from: base)
    }
  }
}
