/// The latest elements of two sides.
@usableFromInline
struct LatestTwo<Left: Sendable, Right: Sendable>: LatestElements {
  @usableFromInline var left: Left?
  @usableFromInline var right: Right?

  @inlinable
  init() {}

  @inlinable var isComplete: Bool { left != nil && right != nil }

  @inlinable var combined: (Left, Right)? {
    guard let left, let right else { return nil }
    return (left, right)
  }
}
