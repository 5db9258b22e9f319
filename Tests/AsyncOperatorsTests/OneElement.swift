import AsyncOperatorsTesting

/// Brings one element, then waits for its cancellation; the token shows whether it is still held.
struct OneElement: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let token: LeakCounter.Token

  func makeAsyncIterator() -> Iterator { Iterator(token: token) }

  struct Iterator: AsyncIteratorProtocol {
    let token: LeakCounter.Token
    var isFirst = true

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      guard isFirst else {
        await untilCancelled()
        return nil
      }
      isFirst = false
      return 1
    }
  }
}
