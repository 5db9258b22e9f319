/// The numbers from 0 on, before each of which other tasks get their turn.
struct YieldingNumbers: AsyncSequence, Sendable {
  typealias Failure = Never

  var count: Int

  func makeAsyncIterator() -> Iterator { Iterator(numbers: Numbers.Iterator(count: count)) }

  struct Iterator: AsyncIteratorProtocol {
    var numbers: Numbers.Iterator

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      await Task.yield()
      return await numbers.next(isolation: actor)
    }
  }
}
