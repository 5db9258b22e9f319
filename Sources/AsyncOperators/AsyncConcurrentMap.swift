extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Applies `transform` to the elements, at most `maxConcurrency` at a time; keeps the order.
  ///
  /// At most `maxConcurrency` elements are between being read and being handed on, and at most four
  /// times as many results wait for a slow consumer; then no more are read. A failure, of the base
  /// or of a call, comes after the results of all earlier elements and cancels the later ones.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - transform: Called once for each element.
  /// - Returns: One output for each element.
  @inlinable
  public func concurrentMap<Output: Sendable>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, Failure> {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: true, transform, failingBase: { $0 })
  }

  /// Applies `transform` to the elements, in order; neither base nor calls can fail.
  @inlinable
  public func concurrentMap<Output: Sendable>(
    maxConcurrency: Int, _ transform: @escaping @Sendable (Element) async -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, Never> where Failure == Never {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: true, transform, failingBase: impossible)
  }

  /// Applies `transform` to the elements of a base that cannot fail; keeps the order.
  @inlinable
  public func concurrentMap<Output: Sendable, TransformFailure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, TransformFailure> where Failure == Never {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: true, transform, failingBase: impossible)
  }

  /// Applies `transform` to the elements, in order; base and calls fail differently.
  @inlinable
  public func concurrentMap<Output: Sendable, TransformFailure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, any Error> {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: true, transform, failingBase: { $0 })
  }

  /// Applies `transform` to the elements, at most `maxConcurrency` at a time, in any order.
  ///
  /// Results are handed on as the calls end, with the same bounds as in `concurrentMap`.
  /// The first failure, of the base or of a call, cancels what still runs.
  ///
  /// - Parameters:
  ///   - maxConcurrency: The number of calls under way at a time, 1 or more.
  ///   - transform: Called once for each element.
  /// - Returns: One output for each element.
  @inlinable
  public func concurrentMapUnordered<Output: Sendable>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, Failure> {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: false, transform, failingBase: { $0 })
  }

  /// Applies `transform` to the elements, in any order; neither base nor calls can fail.
  @inlinable
  public func concurrentMapUnordered<Output: Sendable>(
    maxConcurrency: Int, _ transform: @escaping @Sendable (Element) async -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, Never> where Failure == Never {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: false, transform, failingBase: impossible)
  }

  /// Applies `transform` to the elements of a base that cannot fail, in any order.
  @inlinable
  public func concurrentMapUnordered<Output: Sendable, TransformFailure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, TransformFailure> where Failure == Never {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: false, transform, failingBase: impossible)
  }

  /// Applies `transform` to the elements, in any order; base and calls fail differently.
  @inlinable
  public func concurrentMapUnordered<Output: Sendable, TransformFailure: Error>(
    maxConcurrency: Int,
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncConcurrentMapSequence<Self, Output, any Error> {
    AsyncConcurrentMapSequence(
      self, width: maxConcurrency, inOrder: false, transform, failingBase: { $0 })
  }
}
