/// One number at once, or nothing after a second's sleep.
struct SleepingInner: AsyncSequence, Sendable {
  typealias Failure = Never

  var number: Int
  var sleeps: Bool

  func makeAsyncIterator() -> Iterator { Iterator(inner: self) }

  struct Iterator: AsyncIteratorProtocol {
    let inner: SleepingInner
    var isOver = false

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      guard !isOver else { return nil }
      isOver = true
      guard inner.sleeps else { return inner.number }
      try? await Task.sleep(for: .seconds(1))
      return nil
    }
  }
}
