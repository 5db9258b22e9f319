extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Passes on the elements of the sequence made from the latest element alone.
  ///
  /// A new element cancels the sequence made before it, whose elements are seen no more, not even
  /// those that waited for the consumer. New elements are read at once, however slow the consumer
  /// is. It ends when the base and the last inner sequence have ended; the first failure of either
  /// cancels the other. A cancelled sequence that takes its time goes on beside the new one, but
  /// is awaited before the operator ends; a ninth has to wait until one of eight has ended. `transform`
  /// is not called for an element that is overtaken before its turn to run.
  ///
  /// - Parameters:
  ///   - bufferingPolicy: What becomes of elements while the consumer is busy.
  ///   - transform: Makes a sequence from an element; runs in the task that then reads it.
  /// - Returns: The elements of one inner sequence after the other.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & SendableMetatype>(
    bufferingPolicy: BufferingPolicy = .bounded(16),
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> AsyncFlatMapLatestSequence<Self, Inner, Failure> where Inner.Failure == Failure {
    AsyncFlatMapLatestSequence(
      self, bufferingPolicy, transform, failingBase: { $0 }, failingInner: { $0 })
  }

  /// Passes on the elements of the sequence made from the latest element; neither can fail.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & SendableMetatype>(
    bufferingPolicy: BufferingPolicy = .bounded(16),
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> AsyncFlatMapLatestSequence<Self, Inner, Never>
  where Failure == Never, Inner.Failure == Never {
    AsyncFlatMapLatestSequence(
      self, bufferingPolicy, transform, failingBase: impossible, failingInner: impossible)
  }

  /// Passes on the elements of the sequence made from the latest element; only that can fail.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & SendableMetatype>(
    bufferingPolicy: BufferingPolicy = .bounded(16),
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> AsyncFlatMapLatestSequence<Self, Inner, Inner.Failure> where Failure == Never {
    AsyncFlatMapLatestSequence(
      self, bufferingPolicy, transform, failingBase: impossible,
      failingInner: { $0 })
  }

  /// Passes on the elements of the sequence made from the latest element; only the base can fail.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & SendableMetatype>(
    bufferingPolicy: BufferingPolicy = .bounded(16),
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> AsyncFlatMapLatestSequence<Self, Inner, Failure> where Inner.Failure == Never {
    AsyncFlatMapLatestSequence(
      self, bufferingPolicy, transform, failingBase: { $0 },
      failingInner: impossible)
  }

  /// Passes on the elements of the sequence made from the latest element; both fail differently.
  @inlinable
  public func flatMapLatest<Inner: AsyncSequence & SendableMetatype>(
    bufferingPolicy: BufferingPolicy = .bounded(16),
    _ transform: @escaping @Sendable (Element) -> Inner
  ) -> AsyncFlatMapLatestSequence<Self, Inner, any Error> {
    AsyncFlatMapLatestSequence(
      self, bufferingPolicy, transform, failingBase: { $0 }, failingInner: { $0 })
  }
}
