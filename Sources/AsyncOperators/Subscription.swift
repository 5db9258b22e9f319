import Synchronization

/// What an iterator owns: its pipe and whatever feeds it, which stops when the iterator is dropped.
@usableFromInline
final class Subscription<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline let pipe: Pipe<Element, Failure>
  @usableFromInline let pump: Task<Void, Never>?
  @usableFromInline let leave: (@Sendable () -> Void)?
  private let hasEnded = Atomic(false)

  /// Reads a pipe that somebody else feeds; `leave` tells them that the reader is gone.
  @usableFromInline
  init(to pipe: Pipe<Element, Failure>, leave: @escaping @Sendable () -> Void) {
    self.pipe = pipe
    pump = nil
    self.leave = leave
  }

  /// Starts `feed`, whose return is the end of the pipe and whose cancellation follows from it.
  @usableFromInline
  init(_ policy: BufferingPolicy, feed: @escaping @Sendable (Pipe<Element, Failure>) async -> Void)
  {
    let pipe = Pipe<Element, Failure>(policy)
    let pump = OwnedTask.start {
      await feed(pipe)
      pipe.finish()
    }
    pipe.attach(pump)
    self.pipe = pipe
    self.pump = pump
    leave = nil
  }

  deinit { end() }

  @usableFromInline
  func end() {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
    pipe.close()
    leave?()
  }

  /// Waits until nothing of the operator runs any more, so that no work outlives its scope.
  @usableFromInline
  func settle() async { await pump?.value }
}
