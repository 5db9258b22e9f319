import AsyncOperatorsTesting

/// A source for tests that go through all operators; the token shows whether it is still held.
struct TriedSource: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let token: LeakCounter.Token
  /// How often an element was asked for.
  let asked = Tally()
  /// Makes the element with this number, from zero.
  let produce: @Sendable (Int) async -> Int?

  /// One element, and then nothing until it is cancelled.
  static func patient(_ token: LeakCounter.Token) -> TriedSource {
    TriedSource(token: token) { number in
      if number == 0 { return 1 }
      await untilCancelled()
      return nil
    }
  }

  /// One element, and then what `supply` delivers, cancelled or not.
  static func stubborn(_ token: LeakCounter.Token, _ supply: Supply) -> TriedSource {
    TriedSource(token: token) { number in number == 0 ? 1 : await supply.next() }
  }

  func makeAsyncIterator() -> Iterator { Iterator(source: self) }

  struct Iterator: AsyncIteratorProtocol {
    let source: TriedSource
    var number = 0

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      source.asked.add()
      defer { number += 1 }
      return await source.produce(number)
    }
  }
}
