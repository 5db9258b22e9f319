/// What each side of `combineLatest` brought last.
@usableFromInline
protocol LatestElements: Sendable {
  associatedtype Combined: Sendable

  /// All of them, once each side has brought one.
  var combined: Combined? { get }
}

/// The latest elements of three sides.
@usableFromInline
struct LatestThree<First: Sendable, Second: Sendable, Third: Sendable>: LatestElements {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?
  @usableFromInline var third: Third?

  @inlinable
  init() {}

  @inlinable var combined: (First, Second, Third)? {
    guard let first, let second, let third else { return nil }
    return (first, second, third)
  }
}

/// The latest elements of any number of sides of one type.
@usableFromInline
struct LatestMany<Element: Sendable>: LatestElements {
  @usableFromInline var elements: [Element?]
  @usableFromInline var missing: Int

  @inlinable
  init(count: Int) {
    elements = Array(repeating: nil, count: count)
    missing = count
  }

  @inlinable var combined: [Element]? { missing == 0 ? elements.compactMap(\.self) : nil }

  @inlinable
  mutating func exchange(_ element: inout Element?, at side: Int) {
    if elements[side] == nil { missing -= 1 }
    swap(&element, &elements[side])
  }
}
