import AsyncOperators

/// A source that follows a diagram: its elements arrive at their ticks, asked for or not.
///
/// An iterator keeps what arrives after its first `next()` until that is read, and then the end or
/// the failure. Every iterator gets every element.
public struct MarbleInput: AsyncSequence, Sendable {
  public typealias Element = Character
  public typealias Failure = MarbleFailure

  let feed = MarbleFeed()

  /// Makes a source that nothing drives; it brings no element and does not end.
  public init() {}

  /// How many iterators are in use; zero once an operator has stopped reading.
  public var readerCount: Int { feed.readerCount }

  public func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }

  /// Reads the source from its first `next()` on.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: MarbleFeed
    var reader: MarbleFeed.Reader?

    public mutating func next() async throws(MarbleFailure) -> Character? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(MarbleFailure) -> Character? {
      let reader = self.reader ?? feed.makeReader()
      self.reader = reader
      while !Task.isCancelled {
        switch reader.take() {
        case nil: await reader.signal.wait(isolation: actor)
        case .element(let element): return element
        case .failure: throw MarbleFailure()
        case .end, .cancellation: return nil
        }
      }
      return nil
    }
  }
}

@available(*, unavailable)
extension MarbleInput.Iterator: Sendable {}
