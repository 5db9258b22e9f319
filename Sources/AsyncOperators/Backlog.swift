/// Elements that wait in turn; putting one in and taking the first out both take constant time.
@usableFromInline
struct Backlog<Element: Sendable>: Sendable {
  /// Those that were turned around to be taken one by one, the first of all last.
  @usableFromInline var older: [Element] = []
  /// Those that came after them, in turn.
  @usableFromInline var newer: [Element] = []

  @inlinable
  init() {}

  @inlinable var count: Int { older.count + newer.count }
  @inlinable var isEmpty: Bool { older.isEmpty && newer.isEmpty }

  @inlinable
  mutating func append(_ element: Element) { newer.append(element) }

  @inlinable
  mutating func popFirst() -> Element? {
    if older.isEmpty {
      swap(&older, &newer)
      older.reverse()
    }
    return older.popLast()
  }

  /// Gives all that waits, in turn, for an empty array; only where none is taken one by one.
  @inlinable
  mutating func exchange(with batch: inout [Element]) { swap(&batch, &newer) }
}
