/// Pairs the latest elements of two sequences, anew with each arrival once both have one.
///
/// It ends when both have ended, and at once when one ends that never had an element, since then no
/// pair can come. The first failure cancels the other side; pairs made before it come first.
///
/// With `.bounded` each arrival makes a pair, and a slow consumer holds both sides. With
/// `.newest(1)` the sides are never held and a slow consumer sees the latest pair alone.
@inlinable
public func combineLatest<Left: AsyncSequence, Right: AsyncSequence>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest2Sequence<Left, Right, Left.Failure>
where Left.Failure == Right.Failure {
  AsyncCombineLatest2Sequence(
    left, right, bufferingPolicy, failingLeft: { $0 }, failingRight: { $0 })
}

/// Pairs the latest elements of two sequences that never fail.
@inlinable
public func combineLatest<Left: AsyncSequence, Right: AsyncSequence>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest2Sequence<Left, Right, Never>
where Left.Failure == Never, Right.Failure == Never {
  AsyncCombineLatest2Sequence(
    left, right, bufferingPolicy, failingLeft: impossible, failingRight: impossible)
}

/// Pairs the latest elements of two sequences of which only the right one can fail.
@inlinable
public func combineLatest<Left: AsyncSequence, Right: AsyncSequence>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest2Sequence<Left, Right, Right.Failure>
where Left.Failure == Never {
  AsyncCombineLatest2Sequence(
    left, right, bufferingPolicy, failingLeft: impossible, failingRight: { $0 })
}

/// Pairs the latest elements of two sequences of which only the left one can fail.
@inlinable
public func combineLatest<Left: AsyncSequence, Right: AsyncSequence>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest2Sequence<Left, Right, Left.Failure>
where Right.Failure == Never {
  AsyncCombineLatest2Sequence(
    left, right, bufferingPolicy, failingLeft: { $0 }, failingRight: impossible)
}

/// Pairs the latest elements of two sequences that fail in different ways.
@inlinable
public func combineLatest<Left: AsyncSequence, Right: AsyncSequence>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest2Sequence<Left, Right, any Error> {
  AsyncCombineLatest2Sequence(
    left, right, bufferingPolicy, failingLeft: { $0 }, failingRight: { $0 })
}
