/// The latest elements of three sides.
@usableFromInline
struct LatestThree<First: Sendable, Second: Sendable, Third: Sendable>: LatestElements {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  @usableFromInline var third: Third?

  @inlinable
  init() {}

  @inlinable var isComplete: Bool { first != nil && second != nil && third != nil }

  @inlinable var combined: (First, Second, Third)? {
    guard let first, let second, let third else { return nil }
    return (first, second, third)
  }
}
