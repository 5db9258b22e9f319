import AsyncOperators

/// The events of all sources in the order in which they came, merged for one reader.
///
/// Each element is all that waits, so that a reader draws once for many. What a later event makes pointless is left
/// out; with 256 keys waiting, further ones are dropped; of every other kind there is little at a time.
struct ViewInbox: AsyncSequence, Sendable {
  typealias Element = [ViewEvent]
  typealias Failure = Never

  static let mostKeys = 256

  final class Box: Sendable {
    let waiting = Lock<[ViewEvent]>([])
    let arrival = Signal()
  }

  let box = Box()

  /// Adds an event; never waits.
  func add(_ event: ViewEvent) {
    box.waiting.withLock { waiting in
      if event.isTyped, waiting.count(where: \.isTyped) >= Self.mostKeys { return }
      waiting.removeAll { event.supersedes($0) }
      waiting.append(event)
    }
    box.arrival.raise()
  }

  func makeAsyncIterator() -> Iterator { Iterator(box: box) }

  /// Ends when its task is cancelled.
  struct Iterator: AsyncIteratorProtocol {
    let box: Box

    mutating func next() async -> [ViewEvent]? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> [ViewEvent]? {
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
