/// What becomes of elements that arrive while their consumer is busy.
public enum BufferingPolicy: Sendable, Hashable {
  /// Keeps every element; with `count` of them waiting the producer is held until they are taken.
  ///
  /// Each producer may have one more in hand. The consumer takes over all that wait at once.
  /// An element for a consumer who waits for it is taken at once and holds nobody.
  case bounded(_ count: Int)
  /// Keeps the last `count`, 1 or more, and drops older ones; the producer is never held.
  case newest(_ count: Int)
  /// Keeps the first `count`, 1 or more, and drops later ones; the producer is never held.
  case oldest(_ count: Int)
  /// Keeps every element and never holds the producer; memory grows as long as it is the faster.
  case unbounded
}

extension BufferingPolicy {
  /// The policy for a producer that cannot be held: `.bounded` becomes `.newest`.
  @usableFromInline var neverHolding: BufferingPolicy {
    if case .bounded(let count) = self { .newest(Swift.max(count, 1)) } else { self }
  }

  @usableFromInline
  func check() {
    switch self {
    case .bounded(let count): precondition(count >= 0, "a buffer cannot hold \(count) elements")
    case .newest(let count), .oldest(let count):
      precondition(count > 0, "a buffer of \(count) would lose every element")
    case .unbounded: break
    }
  }
}
