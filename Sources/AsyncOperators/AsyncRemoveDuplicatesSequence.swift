extension AsyncSequence where Element: Equatable {
  /// Leaves out each element that equals the one before.
  ///
  /// Starts no task; fails as its base fails.
  @inlinable
  public func removeDuplicates() -> AsyncRemoveDuplicatesSequence<Self> {
    AsyncRemoveDuplicatesSequence(base: self)
  }
}

/// A sequence without equal neighbours.
public struct AsyncRemoveDuplicatesSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element: Equatable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base

  @inlinable
  init(base: Base) { self.base = base }

  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

  /// Remembers the element it passed on last.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline var base: Base.AsyncIterator
    @usableFromInline var passed: Element?

    @inlinable
    init(base: Base.AsyncIterator) { self.base = base }

    @inlinable
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }

    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      while let element = try await base.next(isolation: actor) {
        guard element != passed else { continue }
        passed = element
        return element
      }
      return nil
    }
  }
}

extension AsyncRemoveDuplicatesSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncRemoveDuplicatesSequence.Iterator: Sendable {}
