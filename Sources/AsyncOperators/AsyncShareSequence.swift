extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Iterates the base once for all who read the result.
  ///
  /// The base is read from the first `next()` of the first reader on. Each reader gets what arrives
  /// after it has joined, and before that the last `replay` elements. When the last reader leaves,
  /// the reading of the base is cancelled and nothing is kept; who comes later starts it anew, once
  /// the cancelled reading has ended. A base that can be iterated only once then brings its end.
  /// After the end or failure of the base readers get what waits for them, then the end, or the
  /// failure, once each; later ones get the elements to replay and then the same.
  ///
  /// All readers share one log, in which each has its place, so that the cost of an element for a
  /// reader does not grow with their number. With `.bounded` the slowest reader holds the base, and
  /// with it the others; readers of other policies hold nobody. With `.bounded` and `.unbounded` a
  /// reader takes over up to 64 waiting elements at once. A reader is one iterator, and what one of
  /// them does, its cancellation included, does not concern the others.
  ///
  /// - Parameters:
  ///   - bufferingPolicy: What becomes of elements for which a reader is too slow; `values` gives a
  ///     reader a policy of its own.
  ///   - replay: How many of the last elements a new reader gets at once, 0 or more; they count as
  ///     waiting elements of its policy.
  /// - Returns: A sequence whose iterators read the same elements.
  @inlinable
  public func share(
    bufferingPolicy: BufferingPolicy = .bounded(16), replay: Int = 0
  ) -> AsyncShareSequence<Self> {
    AsyncShareSequence(SharedLog(self, replay: replay), bufferingPolicy)
  }
}

/// One iteration of its base for all who read; made by `share`.
public struct AsyncShareSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  @usableFromInline let log: SharedLog<Base>
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @usableFromInline
  init(_ log: SharedLog<Base>, _ bufferingPolicy: BufferingPolicy) {
    bufferingPolicy.check()
    self.log = log
    self.bufferingPolicy = bufferingPolicy
  }

  /// The same elements for readers with another policy.
  @inlinable
  public func values(bufferingPolicy: BufferingPolicy) -> AsyncShareSequence {
    AsyncShareSequence(log, bufferingPolicy)
  }

  /// How many readers there are; for tests.
  package var readerCount: Int { log.readerCount }

  /// How many elements are kept; for tests.
  package var keptCount: Int { log.keptCount }

  @inlinable
  public func makeAsyncIterator() -> Iterator { Iterator(log, bufferingPolicy) }

  /// Reads the log from the first `next()` on.
  ///
  /// It gives up its place at the end, when it is dropped, and when the reading task is cancelled:
  /// at once while that waits in `next()`, else when it next calls that. `next()` returns nil then;
  /// `Task.isCancelled` tells it from the end.
  public struct Iterator: AsyncIteratorProtocol {
    /// Until the first `next()`.
    @usableFromInline var unread: (log: SharedLog<Base>, policy: BufferingPolicy)?
    /// From then to the end.
    @usableFromInline var reader: SharedLogReader<Base>?
    /// Elements taken over from the log, the next one last.
    @usableFromInline var batch: [Element] = []
    /// What the reading of the base was lent by this reader.
    @usableFromInline var lent: TaskPriority?

    @usableFromInline
    init(_ log: SharedLog<Base>, _ bufferingPolicy: BufferingPolicy) {
      unread = (log, bufferingPolicy)
    }

    public mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

    @inlinable @inline(__always)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      if !batch.isEmpty, !Task.isCancelled { return batch.popLast() }
      return try await nextOfLog(isolation: actor)
    }

    @inlinable @inline(never)
    mutating func nextOfLog(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      guard let reader = join() else { return nil }
      while reader.isReading, !Task.isCancelled {
        switch reader.log.take(at: reader.place, into: &batch, waking: reader.arrival) {
        case .elements: return batch.popLast()
        case .nothing:
          await reader.arrival.wait(lending: &lent, isolation: actor) { reader.log.urge(to: $0) }
        case .over(let failure):
          await leave(reader, isolation: actor)
          if let failure { throw failure }
          return nil
        }
      }
      await leave(reader, isolation: actor)
      return nil
    }

    @inlinable
    mutating func join() -> SharedLogReader<Base>? {
      guard let (log, policy) = unread else { return reader }
      unread = nil
      if !Task.isCancelled { reader = SharedLogReader(of: log, policy) }
      return reader
    }

    @usableFromInline
    mutating func leave(
      _ reader: SharedLogReader<Base>, isolation: isolated (any Actor)?
    ) async {
      self.reader = nil
      batch = []
      await reader.leave()?.value
    }
  }
}

@available(*, unavailable)
extension AsyncShareSequence.Iterator: Sendable {}
