/// Brings one element and ends.
struct JustOne<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  typealias Failure = Never

  var element: Element?

  func makeAsyncIterator() -> JustOne { self }
  mutating func next() async -> Element? { await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async -> Element? {
    defer { element = nil }
    return element
  }
}
