/// The numbers from zero; each comes once as many things have begun as numbers came before it.
struct PacedNumbers: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let count: Int
  let pace: Tally

  func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }

  struct Iterator: AsyncIteratorProtocol {
    let numbers: PacedNumbers
    var next = 0

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      guard next < numbers.count else { return nil }
      while numbers.pace.count < next, !Task.isCancelled { await Task.yield() }
      defer { next += 1 }
      return next
    }
  }
}
