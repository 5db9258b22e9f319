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

  @inlinable var isComplete: Bool { missing == 0 }

  @inlinable var combined: [Element]? { isComplete ? elements.compactMap(\.self) : nil }

  @inlinable
  mutating func exchange(_ element: inout Element?, at side: Int) {
    if elements[side] == nil { missing -= 1 }
    swap(&element, &elements[side])
  }
}
