/// The numbers from 0 on, of which none comes before `gate` has ended.
struct GatedNumbers: AsyncSequence, Sendable {
  typealias Failure = Never

  var count: Int
  var gate: AsyncStream<Never>

  func makeAsyncIterator() -> Iterator {
    Iterator(numbers: Numbers.Iterator(count: count), gate: gate)
  }

  struct Iterator: AsyncIteratorProtocol {
    var numbers: Numbers.Iterator
    var gate: AsyncStream<Never>?

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      if let gate {
        for await _ in gate {}
        self.gate = nil
      }
      return await numbers.next(isolation: actor)
    }
  }
}
