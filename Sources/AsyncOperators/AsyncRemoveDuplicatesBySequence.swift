extension AsyncSequence {
  /// Leaves out each element that `areEqual` finds equal to the one passed on before it.
  ///
  /// With a tolerance the comparison is therefore not with the neighbour: slow drift gets through.
  /// A failure of `areEqual` ends the sequence as a failure of its base does. It starts no task and
  /// is cancelled as its base is.
  @inlinable
  public func removeDuplicates(
    by areEqual: @escaping @Sendable (_ passed: Element, _ next: Element) throws(Failure) -> Bool
  ) -> AsyncRemoveDuplicatesBySequence<Self> {
    AsyncRemoveDuplicatesBySequence(base: self, areEqual: areEqual)
  }
}

/// A sequence without neighbours that its predicate finds equal.
public struct AsyncRemoveDuplicatesBySequence<Base: AsyncSequence>: AsyncSequence {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let base: Base
  @usableFromInline let areEqual: @Sendable (Element, Element) throws(Failure) -> Bool

  @inlinable
  init(base: Base, areEqual: @escaping @Sendable (Element, Element) throws(Failure) -> Bool) {
    self.base = base
    self.areEqual = areEqual
  }

  @inlinable
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), areEqual: areEqual)
  }

  /// Remembers the element it passed on last.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline var base: Base.AsyncIterator
    @usableFromInline let areEqual: @Sendable (Element, Element) throws(Failure) -> Bool
    @usableFromInline var passed: Element?
    @usableFromInline var isOver = false

    @inlinable
    init(
      base: Base.AsyncIterator,
      areEqual: @escaping @Sendable (Element, Element) throws(Failure) -> Bool
    ) {
      self.base = base
      self.areEqual = areEqual
    }

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
          if let passed, try areEqual(passed, element) { continue }
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

extension AsyncRemoveDuplicatesBySequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncRemoveDuplicatesBySequence.Iterator: Sendable {}
