/// How long a loop over a base may go on before it has to yield.
///
/// A base that has its elements at hand never suspends. Read by a task of an operator it would keep
/// a thread of the pool, and with a few of them nothing else would run: no timer, no consumer, and
/// nobody who cancels.
@usableFromInline
struct YieldBudget {
  @usableFromInline var spent = 0
  /// Elements between two yields; one costs as much as some ten elements.
  @inlinable static var elements: Int { 1024 }

  @inlinable
  init() {}

  /// Counts an element; true if it is time for `Task.yield()`.
  @inlinable @inline(__always)
  mutating func isSpent() -> Bool {
    spent &+= 1
    return spent.isMultiple(of: Self.elements)
  }
}
