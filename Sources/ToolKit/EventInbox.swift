import AsyncOperators

/// The events of all sources in the order in which they came, merged for one reader.
///
/// Each element is all that waits, so that a reader draws once for many. What a later event makes pointless is left
/// out; with 256 keys waiting, further ones are dropped; of every other kind there is little at a time.
package struct EventInbox<Event: LiveEvent>: AsyncSequence, Sendable {
  package typealias Element = [Event]
  package typealias Failure = Never

  /// The most keys and pasted texts that wait.
  package static var mostKeys: Int { 256 }

  final class Box: Sendable {
    let waiting = Lock<[Event]>([])
    let arrival = Signal()
  }

  let box = Box()

  /// An inbox in which nothing waits.
  package init() {}

  /// Adds an event; never waits.
  package func add(_ event: Event) {
    box.waiting.withLock { waiting in
      if event.isTyped, waiting.count(where: \.isTyped) >= Self.mostKeys { return }
      waiting.removeAll { event.supersedes($0) }
      waiting.append(event)
    }
    box.arrival.raise()
  }

  package func makeAsyncIterator() -> Iterator { Iterator(box: box) }

  /// Ends when its task is cancelled.
  package struct Iterator: AsyncIteratorProtocol {
    let box: Box

    package mutating func next() async -> [Event]? { await next(isolation: nil) }

    package mutating func next(isolation actor: isolated (any Actor)?) async -> [Event]? {
      while !Task.isCancelled {
        let events = box.waiting.withLock { waiting in
          let events = waiting
          waiting = []
          return events
        }
        if !events.isEmpty { return events }
        await box.arrival.wait(isolation: actor)
      }
      return nil
    }
  }
}
