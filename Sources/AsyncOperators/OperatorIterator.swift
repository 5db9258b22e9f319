public import Synchronization

/// Reads an operator that has tasks of its own.
///
/// They start with the first `next()` and end with the sequence, with the cancellation of the
/// reading task, and when the iterator is dropped. When `next()` has returned nil or thrown they
/// are gone. It returns nil for a cancelled task as well; `Task.isCancelled` tells the two apart.
public struct OperatorIterator<Element: Sendable, Failure: Error>: AsyncIteratorProtocol {
  @usableFromInline
  enum Phase {
    case idle(start: @Sendable () -> Subscription<Element, Failure>)
    case subscribed(Subscription<Element, Failure>)
    case over
  }

  @usableFromInline var phase: Phase
  /// Elements taken over from the pipe, the next one last.
  @usableFromInline var batch: [Element] = []
  @usableFromInline var batchTurn = 0

  @usableFromInline
  init(start: @escaping @Sendable () -> Subscription<Element, Failure>) {
    phase = .idle(start: start)
  }

  @inlinable
  init(
    _ policy: BufferingPolicy, feed: @escaping @Sendable (Pipe<Element, Failure>) async -> Void
  ) {
    self.init { Subscription(policy, feed: feed) }
  }

  public mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

  @inlinable
  public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element? {
    guard let subscription = subscribe() else { return nil }
    while !Task.isCancelled {
      if let element = nextOfBatch(subscription.pipe) { return element }
      switch subscription.pipe.take(into: &batch, turn: &batchTurn) {
      case .elements: continue
      case .nothing: await subscription.pipe.arrival.wait(isolation: actor)
      case .over(let failure):
        await leave(subscription, isolation: actor)
        if let failure { throw failure }
        return nil
      }
    }
    await leave(subscription, isolation: actor)
    return nil
  }

  @inlinable
  mutating func subscribe() -> Subscription<Element, Failure>? {
    switch phase {
    case .subscribed(let subscription): return subscription
    case .over: return nil
    case .idle(let start):
      guard !Task.isCancelled else {
        phase = .over
        return nil
      }
      let subscription = start()
      phase = .subscribed(subscription)
      return subscription
    }
  }

  @inlinable
  mutating func nextOfBatch(_ pipe: Pipe<Element, Failure>) -> Element? {
    guard !batch.isEmpty else { return nil }
    if batchTurn == pipe.turn.load(ordering: .acquiring) { return batch.popLast() }
    batch.removeAll()
    return nil
  }

  @usableFromInline
  mutating func leave(
    _ subscription: Subscription<Element, Failure>, isolation: isolated (any Actor)?
  ) async {
    phase = .over
    batch = []
    subscription.end()
    await subscription.settle()
  }
}

@available(*, unavailable)
extension OperatorIterator: Sendable {}
