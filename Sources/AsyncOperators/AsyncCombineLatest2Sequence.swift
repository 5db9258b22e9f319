/// The latest elements of two sequences, in pairs; made by `combineLatest`.
public struct AsyncCombineLatest2Sequence<
  Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable, Failure: Error
>: AsyncSequence, Sendable
where Left.Element: Sendable, Right.Element: Sendable {
  public typealias Element = (Left.Element, Right.Element)

  @usableFromInline let left: Left
  @usableFromInline let right: Right
  @usableFromInline let bufferingPolicy: BufferingPolicy
  @usableFromInline let failingLeft: @Sendable (Left.Failure) -> Failure
  @usableFromInline let failingRight: @Sendable (Right.Failure) -> Failure

  @inlinable
  init(
    _ left: Left, _ right: Right, _ bufferingPolicy: BufferingPolicy,
    failingLeft: @escaping @Sendable (Left.Failure) -> Failure,
    failingRight: @escaping @Sendable (Right.Failure) -> Failure
  ) {
    self.left = left
    self.right = right
    self.bufferingPolicy = bufferingPolicy
    self.failingLeft = failingLeft
    self.failingRight = failingRight
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(bufferingPolicy) { [self] pipe in
      let sides = LatestSides(LatestTwo<Left.Element, Right.Element>(), pipe: pipe)
      await withTaskGroup { group in
        group.addTask { await sides.follow(left, failing: failingLeft) { swap(&$0.left, &$1) } }
        group.addTask { await sides.follow(right, failing: failingRight) { swap(&$0.right, &$1) } }
      }
    }
  }
}
