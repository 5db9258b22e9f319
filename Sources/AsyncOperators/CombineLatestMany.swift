/// Joins the latest elements of three sequences that fail in one way.
///
/// Anew with each arrival once all have one; otherwise it is as `combineLatest` of two.
@inlinable
public func combineLatest<First: AsyncSequence, Second: AsyncSequence, Third: AsyncSequence>(
  _ first: First, _ second: Second, _ third: Third,
  bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest3Sequence<First, Second, Third, First.Failure>
where First.Failure == Second.Failure, Second.Failure == Third.Failure {
  AsyncCombineLatest3Sequence(
    first, second, third, bufferingPolicy, failingFirst: { $0 }, failingSecond: { $0 },
    failingThird: { $0 })
}

/// Joins the latest elements of three sequences that fail in different ways, or of which some cannot.
@inlinable
public func combineLatest<First: AsyncSequence, Second: AsyncSequence, Third: AsyncSequence>(
  _ first: First, _ second: Second, _ third: Third,
  bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatest3Sequence<First, Second, Third, any Error> {
  AsyncCombineLatest3Sequence(
    first, second, third, bufferingPolicy, failingFirst: { $0 }, failingSecond: { $0 },
    failingThird: { $0 })
}

/// Joins the latest elements of any number of sequences of one type; of none it ends at once.
///
/// The elements stand in the order of their sequences. Otherwise it is as `combineLatest` of two.
@inlinable
public func combineLatest<Side: AsyncSequence>(
  _ sides: [Side], bufferingPolicy: BufferingPolicy = .bounded(16)
) -> AsyncCombineLatestManySequence<Side> {
  AsyncCombineLatestManySequence(sides, bufferingPolicy)
}
