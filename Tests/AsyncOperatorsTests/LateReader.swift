import AsyncOperators
import AsyncOperatorsTesting

/// Reads its base from a moment on, and may work on each element before it asks for the next.
struct LateReader<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable {
  typealias Element = Base.Element
  typealias Failure = Base.Failure

  let base: Base
  let clock: StepClock
  var delay = Duration.zero
  var workingTime = Duration.zero

  func makeAsyncIterator() -> Iterator {
    Iterator(reader: self, elements: base.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    let reader: LateReader
    var elements: Base.AsyncIterator
    var hasBegun = false

    mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

    mutating func next(isolation: isolated (any Actor)?) async throws(Failure) -> Element? {
      if !hasBegun { try? await reader.clock.sleep(for: reader.delay) }
      hasBegun = true
      let element = try await elements.next(isolation: isolation)
      if element != nil { try? await reader.clock.sleep(for: reader.workingTime) }
      return element
    }
  }
}
