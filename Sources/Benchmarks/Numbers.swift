/// The numbers from 0 on, each there at once: a source that costs next to nothing.
struct Numbers: AsyncSequence, Sendable {
  typealias Failure = Never

  var count: Int

  func makeAsyncIterator() -> Iterator { Iterator(count: count) }

  struct Iterator: AsyncIteratorProtocol {
    let count: Int
    var passed = 0

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      guard passed < count else { return nil }
      passed += 1
      return passed - 1
    }
  }
}
