extension AsyncSequence where Element: Equatable {
  /// Leaves out each element that equals the one before.
  ///
  /// Starts no task: it is cancelled as its base is. After the failure of its base it is over.
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
    @usableFromInline var isOver = false

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
      do throws(Failure) {
        while !isOver, let element = try await base.next(isolation: actor) {
          guard element != passed else { continue }
          passed = element
          return element
        }
      } catch {
        isOver = true
        throw error
      }
      isOver = true
      return nil
    }
  }
}

extension AsyncRemoveDuplicatesSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncRemoveDuplicatesSequence.Iterator: Sendable {}
