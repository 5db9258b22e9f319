/// Puts outcomes that come in any order back into the order of their numbers.
struct InOrderSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == (id: Int, outcome: Result<Item, Gap>), Base.Failure == Never {
  let base: Base
  let ids: [Int]

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), expected: ids.makeIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var expected: IndexingIterator<[Int]>
    /// What came too early; a number may be asked for twice.
    var early: [Int: [Result<Item, Gap>]] = [:]

    mutating func next() async -> Result<Item, Gap>? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Result<Item, Gap>? {
      guard let id = expected.next() else { return nil }
      while true {
        if let outcome = early[id]?.popLast() { return outcome }
        guard let (other, outcome) = await base.next(isolation: actor) else { return nil }
        early[other, default: []].append(outcome)
      }
    }
  }
}
