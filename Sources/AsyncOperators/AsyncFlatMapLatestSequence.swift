/// The elements of the latest inner sequence; made by `flatMapLatest` and `switchToLatest`.
public struct AsyncFlatMapLatestSequence<
  Base: AsyncSequence & Sendable, Inner: AsyncSequence & SendableMetatype, Failure: Error
>: AsyncSequence, Sendable
where Base.Element: Sendable, Inner.Element: Sendable {
  public typealias Element = Inner.Element

  @usableFromInline let base: Base
  @usableFromInline let bufferingPolicy: BufferingPolicy
  @usableFromInline let transform: @Sendable (Base.Element) -> Inner
  @usableFromInline let failingBase: @Sendable (Base.Failure) -> Failure
  @usableFromInline let failingInner: @Sendable (Inner.Failure) -> Failure

  @inlinable
  init(
    _ base: Base, _ bufferingPolicy: BufferingPolicy,
    _ transform: @escaping @Sendable (Base.Element) -> Inner,
    failingBase: @escaping @Sendable (Base.Failure) -> Failure,
    failingInner: @escaping @Sendable (Inner.Failure) -> Failure
  ) {
    self.base = base
    self.bufferingPolicy = bufferingPolicy
    self.transform = transform
    self.failingBase = failingBase
    self.failingInner = failingInner
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(bufferingPolicy) { [self] pipe in
      let latest = LatestWork<Base.Element, Element, Failure>(pipe: pipe) { input, pipe, turn in
        await pipe.follow(transform(input), turn: turn, failing: failingInner)
      }
      await latest.follow(base, failing: failingBase)
    }
  }
}
