/// The elements of its base in text, and its failure as one more, `!`.
struct Told<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: CustomStringConvertible {
  typealias Element = String
  typealias Failure = Never

  let base: Base

  func makeAsyncIterator() -> Iterator { Iterator(elements: base.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    var elements: Base.AsyncIterator

    mutating func next() async -> String? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> String? {
      do throws(Base.Failure) {
        return try await elements.next(isolation: actor).map(\.description)
      } catch {
        return "!"
      }
    }
  }
}
