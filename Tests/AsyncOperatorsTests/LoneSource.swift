import AsyncOperatorsTesting

/// Brings numbers without an end and counts how often it is iterated while it already was.
struct LoneSource: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let iterators = LeakCounter()
  let overlaps = Tally()
  let readings = Tally()

  func makeAsyncIterator() -> YieldingSource.Iterator {
    if iterators.alive > 0 { overlaps.add() }
    readings.add()
    return YieldingSource(count: .max, token: iterators.token()).makeAsyncIterator()
  }
}
