/// Passes on the elements of three sequences that fail in one way; otherwise as `merge` of two.
@inlinable
public func merge<
  First: AsyncSequence & Sendable, Second: AsyncSequence & Sendable, Third: AsyncSequence & Sendable
>(
  _ first: First, _ second: Second, _ third: Third,
  bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<First.Element, First.Failure>
where
  First.Element == Second.Element, Second.Element == Third.Element, First.Element: Sendable,
  First.Failure == Second.Failure, Second.Failure == Third.Failure
{
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(first, failing: { $0 }),
      AsyncMergeSequence.side(second, failing: { $0 }),
      AsyncMergeSequence.side(third, failing: { $0 }),
    ], bufferingPolicy)
}

/// Passes on the elements of three sequences that fail in different ways, or of which some cannot.
@inlinable
public func merge<
  First: AsyncSequence & Sendable, Second: AsyncSequence & Sendable, Third: AsyncSequence & Sendable
>(
  _ first: First, _ second: Second, _ third: Third,
  bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<First.Element, any Error>
where
  First.Element == Second.Element, Second.Element == Third.Element, First.Element: Sendable
{
  AsyncMergeSequence(
    [
      AsyncMergeSequence.side(first, failing: { $0 }),
      AsyncMergeSequence.side(second, failing: { $0 }),
      AsyncMergeSequence.side(third, failing: { $0 }),
    ], bufferingPolicy)
}

/// Passes on the elements of any number of sequences; of none it ends at once.
///
/// Otherwise it is as `merge` of two. Sequences of different types can stand in one array if they
/// have the same element and failure.
@inlinable
public func merge<Element: Sendable, Failure: Error>(
  _ sides: [any AsyncSequence<Element, Failure> & Sendable],
  bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Element, Failure> {
  func side(
    _ base: some AsyncSequence<Element, Failure> & Sendable
  ) -> AsyncMergeSequence<Element, Failure>.Side {
    AsyncMergeSequence.side(base, failing: { $0 })
  }
  return AsyncMergeSequence(sides.map { side($0) }, bufferingPolicy)
}

/// Passes on the elements of any number of sequences of one type.
@inlinable
public func merge<Side: AsyncSequence & Sendable>(
  _ sides: [Side], bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncMergeSequence<Side.Element, Side.Failure> where Side.Element: Sendable {
  AsyncMergeSequence(
    sides.map { AsyncMergeSequence.side($0, failing: { $0 }) }, bufferingPolicy)
}
