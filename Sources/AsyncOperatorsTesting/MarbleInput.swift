import AsyncOperators

/// A source that follows a diagram: its elements arrive at their ticks, asked for or not.
///
/// An iterator keeps what arrives after its first `next()` until that is read, and then the end or
/// the failure. Every iterator gets every element.
public struct MarbleInput: AsyncSequence, Sendable {
  public typealias Element = Character
  public typealias Failure = MarbleFailure

  let feed: MarbleFeed
  /// Alive for as long as somebody holds the source or an iterator; nil where nobody looks for that.
  let token: LeakCounter.Token?

  /// Makes a source that nothing drives; it brings no element and does not end.
  public init() { self.init(feed: MarbleFeed(), token: nil) }

  init(feed: MarbleFeed, token: LeakCounter.Token?) {
    self.feed = feed
    self.token = token
  }

  /// How many iterators are in use; zero once an operator has stopped reading.
  public var readerCount: Int { feed.readerCount }

  public func makeAsyncIterator() -> Iterator { Iterator(input: self) }

  /// Reads the source from its first `next()` on.
  public struct Iterator: AsyncIteratorProtocol {
    let input: MarbleInput
    var reader: MarbleFeed.Reader?

    public mutating func next() async throws(MarbleFailure) -> Character? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(MarbleFailure) -> Character? {
      let reader = self.reader ?? input.feed.makeReader()
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
