import Synchronization

/// A subject as people write it by hand: a stream for each reader, into all of which every value goes.
final class HandWrittenSubject<Element: Sendable>: Sendable {
  private let bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  private let readers = Mutex<[AsyncStream<Element>.Continuation]>([])

  init(_ bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy) {
    self.bufferingPolicy = bufferingPolicy
  }

  func values() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: bufferingPolicy)
    readers.withLock { $0.append(continuation) }
    return stream
  }

  func send(_ value: Element) {
    for reader in readers.withLock({ $0 }) { reader.yield(value) }
  }

  func finish() {
    for reader in readers.withLock({ $0 }) { reader.finish() }
  }
}
