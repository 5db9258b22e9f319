import AsyncOperatorsTesting

/// Brings the numbers from zero, letting others run now and then.
struct YieldingSource: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let count: Int
  let token: LeakCounter.Token

  func makeAsyncIterator() -> Iterator { Iterator(source: self) }

  struct Iterator: AsyncIteratorProtocol {
    let source: YieldingSource
    var next = 0

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      guard next < source.count, !Task.isCancelled else { return nil }
      if next.isMultiple(of: 3) { await Task.yield() }
      defer { next += 1 }
      return next
    }
  }
}
