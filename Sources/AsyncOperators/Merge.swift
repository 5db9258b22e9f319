/// Passes on the elements of both sequences as they arrive.
///
/// Elements of one side keep their order. With `.bounded(n)` no side can shut out the other: when
/// one has sent n + 1 in a row it is held until the consumer has taken over what waits. It ends when
/// both have ended. The first failure cancels the other side; elements that arrived before it come
/// first.
///
/// - Parameters:
///   - left: A sequence that may be iterated once for each iterator of the result.
///   - right: Another of the kind.
///   - bufferingPolicy: What becomes of elements while the consumer is busy.
/// - Returns: The elements of both.
@inlinable
public func merge<Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Left.Element, Left.Failure>
where Left.Element == Right.Element, Left.Element: Sendable, Left.Failure == Right.Failure {
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(left, failing: { $0 }),
      AsyncMergeSequence.side(right, failing: { $0 }),
    ], bufferingPolicy)
}

/// Passes on the elements of two sequences that never fail.
@inlinable
public func merge<Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Left.Element, Never>
where
  Left.Element == Right.Element, Left.Element: Sendable, Left.Failure == Never,
  Right.Failure == Never
{
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(left, failing: impossible),
      AsyncMergeSequence.side(right, failing: impossible),
    ], bufferingPolicy)
}

/// Passes on the elements of two sequences of which only the right one can fail.
@inlinable
public func merge<Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Left.Element, Right.Failure>
where Left.Element == Right.Element, Left.Element: Sendable, Left.Failure == Never {
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(left, failing: impossible),
      AsyncMergeSequence.side(right, failing: { $0 }),
    ], bufferingPolicy)
}

/// Passes on the elements of two sequences of which only the left one can fail.
@inlinable
public func merge<Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Left.Element, Left.Failure>
where Left.Element == Right.Element, Left.Element: Sendable, Right.Failure == Never {
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(left, failing: { $0 }),
      AsyncMergeSequence.side(right, failing: impossible),
    ], bufferingPolicy)
}

/// Passes on the elements of two sequences that fail in different ways.
@inlinable
public func merge<Left: AsyncSequence & Sendable, Right: AsyncSequence & Sendable>(
  _ left: Left, _ right: Right, bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Left.Element, any Error>
where Left.Element == Right.Element, Left.Element: Sendable {
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(left, failing: { $0 }),
      AsyncMergeSequence.side(right, failing: { $0 }),
    ], bufferingPolicy)
}
