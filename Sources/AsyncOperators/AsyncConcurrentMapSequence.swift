/// The results of a bounded number of calls that overlap.
///
/// Made by `concurrentMap` and `concurrentMapUnordered`.
public struct AsyncConcurrentMapSequence<
  Base: AsyncSequence & Sendable, Element: Sendable, Failure: Error
>: AsyncSequence, Sendable where Base.Element: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let width: Int
  @usableFromInline let inOrder: Bool
  @usableFromInline let transform: @Sendable (Base.Element) async throws(Failure) -> Element
  @usableFromInline let failingBase: @Sendable (Base.Failure) -> Failure

  @inlinable
  init(
    _ base: Base, width: Int, inOrder: Bool,
    _ transform: @escaping @Sendable (Base.Element) async throws(Failure) -> Element,
    failingBase: @escaping @Sendable (Base.Failure) -> Failure
  ) {
    precondition(width > 0, "\(width) workers would never start")
    self.base = base
    self.width = width
    self.inOrder = inOrder
    self.transform = transform
    self.failingBase = failingBase
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(.bounded(width)) { [self] pipe in
      let window = MapWindow<Base.Element, Element, Failure>(
        width: width, inOrder: inOrder, pipe: pipe, transform)
      await window.follow(base, failing: failingBase)
    }
  }
}
