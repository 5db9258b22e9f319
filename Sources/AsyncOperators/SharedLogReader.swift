public import Synchronization

/// A reader's place in a shared log, given up when it leaves or is dropped.
@usableFromInline
final class SharedLogReader<Base: AsyncSequence & Sendable>: Sendable
where Base.Element: Sendable {
  @usableFromInline let log: SharedLog<Base>
  @usableFromInline let place: Int
  @usableFromInline let arrival = Signal()
  @usableFromInline let hasLeft = Atomic(false)

  @inlinable
  init(of log: SharedLog<Base>, _ policy: BufferingPolicy) {
    self.log = log
    place = log.join(policy)
  }

  @inlinable
  deinit { leave() }

  /// False once it has left, maybe through a copy of its iterator; its place is another's then.
  @inlinable var isReading: Bool { !hasLeft.load(ordering: .relaxed) }

  /// Returns the reading of the base if this was its last reader; it is cancelled by then.
  @inlinable @discardableResult
  func leave() -> Task<Void, Never>? {
    let isLate = hasLeft.exchange(true, ordering: .relaxed)
    return isLate ? nil : log.leave(place, arrival)
  }
}
