/// Brings one element, once whoever reads it does so with high priority.
struct UrgentSource: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let urgency = Urgency()

  func makeAsyncIterator() -> Iterator { Iterator(urgency: urgency) }

  struct Iterator: AsyncIteratorProtocol {
    let urgency: Urgency
    var isOver = false

    mutating func next() async -> Int? { await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async -> Int? {
      if isOver { return nil }
      isOver = true
      return await urgency.wait()
    }
  }
}
