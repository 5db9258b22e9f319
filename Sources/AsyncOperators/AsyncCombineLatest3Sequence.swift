/// The latest elements of three sequences; made by `combineLatest`.
public struct AsyncCombineLatest3Sequence<
  First: AsyncSequence & Sendable, Second: AsyncSequence & Sendable,
  Third: AsyncSequence & Sendable, Failure: Error
>: AsyncSequence, Sendable
where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
  public typealias Element = (First.Element, Second.Element, Third.Element)

  @usableFromInline let first: First
  @usableFromInline let second: Second
  @usableFromInline let third: Third
  @usableFromInline let bufferingPolicy: BufferingPolicy
  @usableFromInline let failingFirst: @Sendable (First.Failure) -> Failure
  @usableFromInline let failingSecond: @Sendable (Second.Failure) -> Failure
  @usableFromInline let failingThird: @Sendable (Third.Failure) -> Failure

  @inlinable
  init(
    _ first: First, _ second: Second, _ third: Third, _ bufferingPolicy: BufferingPolicy,
    failingFirst: @escaping @Sendable (First.Failure) -> Failure,
    failingSecond: @escaping @Sendable (Second.Failure) -> Failure,
    failingThird: @escaping @Sendable (Third.Failure) -> Failure
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.bufferingPolicy = bufferingPolicy
    self.failingFirst = failingFirst
    self.failingSecond = failingSecond
    self.failingThird = failingThird
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(bufferingPolicy) { [self] pipe in
      let sides = LatestSides(
        LatestThree<First.Element, Second.Element, Third.Element>(), pipe: pipe)
      await withTaskGroup { group in
        group.addTask { await sides.follow(first, failing: failingFirst) { swap(&$0.first, &$1) } }
        group.addTask {
          await sides.follow(second, failing: failingSecond) { swap(&$0.second, &$1) }
        }
        group.addTask { await sides.follow(third, failing: failingThird) { swap(&$0.third, &$1) } }
      }
    }
  }
}
