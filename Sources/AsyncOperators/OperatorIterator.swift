public import Synchronization

/// Reads an operator that has tasks of its own.
///
/// They start with the first `next()` and end with the sequence and when the iterator is dropped.
/// The cancellation of the reading task ends them at once while it waits in `next()`, else when it
/// next calls that. When `next()` has returned nil or thrown they are gone. It returns nil for a
/// cancelled task as well; `Task.isCancelled` tells the two apart. Copies share one reading and take
/// its elements from each other, so that only one of them may be used.
public struct OperatorIterator<Element: Sendable, Failure: Error>: AsyncIteratorProtocol {
  /// Until the first `next()`.
  @usableFromInline var start: (@Sendable () -> Subscription<Element, Failure>)?
  /// From then to the end.
  @usableFromInline var subscription: Subscription<Element, Failure>?
  /// Elements taken over from the pipe, the next one last.
  @usableFromInline var batch: [Element] = []
  @usableFromInline var batchTurn = 0
  /// Scratch for `take`, empty between calls, so that it is allocated once.
  @usableFromInline var released: [UnsafeContinuation<Void, Never>] = []
  /// What the pump was lent.
  @usableFromInline var lent: TaskPriority?

  @usableFromInline
  init(start: @escaping @Sendable () -> Subscription<Element, Failure>) {
    self.start = start
  }

  @inlinable
  init(
    _ policy: BufferingPolicy, feed: @escaping @Sendable (Pipe<Element, Failure>) async -> Void
  ) {
    self.init { Subscription(policy, feed: feed) }
  }

  public mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

  @inlinable @inline(__always)
  public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element? {
    if let element = nextOfBatch() { return element }
    return try await nextOfPipe(isolation: actor)
  }

  /// The next element in hand, if that still counts; inlined, since most elements come from here.
  @inlinable @inline(__always)
  mutating func nextOfBatch() -> Element? {
    guard !batch.isEmpty, !Task.isCancelled,
      batchTurn == subscription?.pipe.turn.load(ordering: .acquiring)
    else { return nil }
    return batch.popLast()
  }

  @inlinable @inline(never)
  mutating func nextOfPipe(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element? {
    guard let subscription = subscribe() else { return nil }
    while !Task.isCancelled {
      if !batch.isEmpty { batch.removeAll(keepingCapacity: true) }
      switch subscription.pipe.take(into: &batch, turn: &batchTurn, &released) {
      case .elements: if let element = nextOfBatch() { return element }
      case .nothing:
        await wait(for: subscription, isolation: actor)
      case .over(let failure):
        await leave(subscription, isolation: actor)
        if let failure { throw failure }
        return nil
      }
    }
    await leave(subscription, isolation: actor)
    return nil
  }

  @inlinable @inline(__always)
  mutating func wait(
    for subscription: Subscription<Element, Failure>, isolation: isolated (any Actor)?
  ) async {
    let arrival = subscription.pipe.arrival
    guard let pump = subscription.pump else { return await arrival.wait(isolation: isolation) }
    await arrival.wait(lending: &lent, isolation: isolation) { pump.raisePriority(to: $0) }
  }

  @inlinable
  mutating func subscribe() -> Subscription<Element, Failure>? {
    guard let start else { return subscription }
    self.start = nil
    if !Task.isCancelled { subscription = start() }
    return subscription
  }

  @usableFromInline
  mutating func leave(
    _ subscription: Subscription<Element, Failure>, isolation: isolated (any Actor)?
  ) async {
    self.subscription = nil
    batch = []
    subscription.end()
    await subscription.settle()
  }
}

@available(*, unavailable)
extension OperatorIterator: Sendable {}
