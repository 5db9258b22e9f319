import AsyncOperatorsTesting

/// Brings numbers from zero without an end, takes its time to notice its cancellation, and counts
/// how often it is iterated while it already was.
struct LoneSource: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let iterators = LeakCounter()
  let overlaps = Tally()
  let readings = Tally()

  func makeAsyncIterator() -> Iterator {
    if iterators.alive > 0 { overlaps.add() }
    readings.add()
    return Iterator(token: iterators.token())
  }

  struct Iterator: AsyncIteratorProtocol {
    let token: LeakCounter.Token
    var number = -1

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      for _ in 0..<3 { await Task.yield() }
      number += 1
      return Task.isCancelled ? nil : number
    }
  }
}
