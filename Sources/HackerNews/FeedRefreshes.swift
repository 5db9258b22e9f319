import AsyncOperators

/// Does a piece of work at once and then on each tick; an element for each time it was done.
struct FeedRefreshes<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
  let interval: Duration
  let clock: C
  let work: @Sendable () async -> Void

  func makeAsyncIterator() -> Iterator {
    Iterator(
      ticks: AsyncTimerSequence(interval: interval, clock: clock).makeAsyncIterator(), work: work)
  }

  struct Iterator: AsyncIteratorProtocol {
    var ticks: AsyncTimerSequence<C>.Iterator
    let work: @Sendable () async -> Void
    var hasBegun = false

    mutating func next() async -> Void? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Void? {
      if hasBegun, await ticks.next(isolation: actor) == nil { return nil }
      hasBegun = true
      await work()
      return Task.isCancelled ? nil : ()
    }
  }
}
