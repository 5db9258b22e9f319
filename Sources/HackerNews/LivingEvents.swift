import AsyncOperators
import HTTP

/// The events of a stream, each a sign of life; its end is a failure like any other, since it never ends by itself.
struct LivingEvents<I: InstantProtocol & Sendable>: AsyncSequence, Sendable {
  let base: ServerSentEvents
  let host: String
  let life: LifeSign<I>
  let now: @Sendable () -> I

  func makeAsyncIterator() -> Iterator { Iterator(events: self, base: base.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    let events: LivingEvents
    var base: ServerSentEvents.Iterator

    mutating func next() async throws(HTTPError) -> ServerSentEvent? {
      try await next(isolation: nil)
    }

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> ServerSentEvent? {
      guard let event = try await base.next(isolation: actor) else {
        if Task.isCancelled { return nil }
        throw .unreachable(host: events.host, reason: "the stream ended")
      }
      events.life.show(at: events.now())
      return event
    }
  }
}
