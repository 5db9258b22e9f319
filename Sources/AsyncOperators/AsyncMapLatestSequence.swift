extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Passes on what `transform` makes of the latest element alone.
  ///
  /// A new element cancels the call for the one before, whose result is seen no more; an
  /// element that is overtaken before its turn to run has no call; otherwise as `flatMapLatest`.
  @inlinable
  public func mapLatest<Output: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) -> AsyncMapLatestSequence<Self, Output, Failure> {
    AsyncMapLatestSequence(self, transform, failingBase: { $0 })
  }

  /// Passes on what `transform` makes of the latest element; neither can fail.
  @inlinable
  public func mapLatest<Output: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Output
  ) -> AsyncMapLatestSequence<Self, Output, Never> where Failure == Never {
    AsyncMapLatestSequence(self, transform, failingBase: impossible)
  }

  /// Passes on what `transform` makes of the latest element; the base cannot fail.
  @inlinable
  public func mapLatest<Output: Sendable, TransformFailure: Error>(
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncMapLatestSequence<Self, Output, TransformFailure> where Failure == Never {
    AsyncMapLatestSequence(self, transform, failingBase: impossible)
  }

  /// Passes on what `transform` makes of the latest element; base and call fail differently.
  @inlinable
  public func mapLatest<Output: Sendable, TransformFailure: Error>(
    _ transform: @escaping @Sendable (Element) async throws(TransformFailure) -> Output
  ) -> AsyncMapLatestSequence<Self, Output, any Error> {
    AsyncMapLatestSequence(self, transform, failingBase: { $0 })
  }
}

/// One result for each element that was not overtaken; made by `mapLatest`.
public struct AsyncMapLatestSequence<
  Base: AsyncSequence & Sendable, Element: Sendable, Failure: Error
>: AsyncSequence, Sendable where Base.Element: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Element) async throws(Failure) -> Element
  @usableFromInline let failingBase: @Sendable (Base.Failure) -> Failure

  @inlinable
  init(
    _ base: Base,
    _ transform: @escaping @Sendable (Base.Element) async throws(Failure) -> Element,
    failingBase: @escaping @Sendable (Base.Failure) -> Failure
  ) {
    self.base = base
    self.transform = transform
    self.failingBase = failingBase
  }

  @inlinable
  public func makeAsyncIterator() -> OperatorIterator<Element, Failure> {
    OperatorIterator(.newest(1)) { [self] pipe in
      let latest = LatestWork<Base.Element, Element, Failure>(pipe: pipe) { input, pipe, turn in
        do throws(Failure) {
          await pipe.send(try await transform(input), turn: turn)
        } catch {
          pipe.finish(error, turn: turn)
        }
      }
      await latest.follow(base, failing: failingBase)
    }
  }
}
