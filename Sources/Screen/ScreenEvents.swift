/// What happens at the terminal, in order; for one reader at a time.
///
/// Ends when the terminal is lost, the screen closes or the reading task is cancelled. A reader that
/// comes later goes on where the one before stopped. Keys beyond 256 that nobody has read are
/// dropped; of sizes only the last waits.
public struct ScreenEvents: AsyncSequence, Sendable {
  public typealias Element = ScreenEvent
  public typealias Failure = Never

  let queue: EventQueue

  public func makeAsyncIterator() -> Iterator { Iterator(queue: queue) }

  /// Reads the events.
  public struct Iterator: AsyncIteratorProtocol {
    let queue: EventQueue

    public mutating func next() async -> ScreenEvent? { await queue.next(isolation: nil) }

    public mutating func next(isolation: isolated (any Actor)?) async -> ScreenEvent? {
      await queue.next(isolation: isolation)
    }
  }
}
