extension AsyncSequence where Self: Sendable, Element: AsyncSequence & Sendable {
  /// Passes on the elements of the latest of its sequences; otherwise as `flatMapLatest`.
  @inlinable
  public func switchToLatest(
    bufferingPolicy: BufferingPolicy = .bounded(16)
  ) -> AsyncFlatMapLatestSequence<Self, Element, Failure> where Element.Failure == Failure {
    flatMapLatest(bufferingPolicy: bufferingPolicy) { $0 }
  }

  /// Passes on the elements of the latest of its sequences; neither it nor they can fail.
  @inlinable
  public func switchToLatest(
    bufferingPolicy: BufferingPolicy = .bounded(16)
  ) -> AsyncFlatMapLatestSequence<Self, Element, Never>
  where Failure == Never, Element.Failure == Never {
    flatMapLatest(bufferingPolicy: bufferingPolicy) { $0 }
  }

  /// Passes on the elements of the latest of its sequences; only these can fail.
  @inlinable
  public func switchToLatest(
    bufferingPolicy: BufferingPolicy = .bounded(16)
  ) -> AsyncFlatMapLatestSequence<Self, Element, Element.Failure> where Failure == Never {
    flatMapLatest(bufferingPolicy: bufferingPolicy) { $0 }
  }

  /// Passes on the elements of the latest of its sequences, which cannot fail.
  @inlinable
  public func switchToLatest(
    bufferingPolicy: BufferingPolicy = .bounded(16)
  ) -> AsyncFlatMapLatestSequence<Self, Element, Failure> where Element.Failure == Never {
    flatMapLatest(bufferingPolicy: bufferingPolicy) { $0 }
  }

  /// Passes on the elements of the latest of its sequences, which fail in a way of their own.
  @inlinable
  public func switchToLatest(
    bufferingPolicy: BufferingPolicy = .bounded(16)
  ) -> AsyncFlatMapLatestSequence<Self, Element, any Error> where Element.Element: Sendable {
    flatMapLatest(bufferingPolicy: bufferingPolicy) { $0 }
  }
}
