import AsyncOperators

/// The signals of a window that is being dragged, of which each burst is answered once.
package final class ResizeBursts: Sendable {
  /// The time from the first of a burst to its answer.
  static let interval = Duration.milliseconds(50)

  private let signal = Signal()

  /// Begins when told.
  package init() {}

  /// Says that the size may have changed.
  package func mark() { signal.raise() }

  /// Calls `answer` once for what was marked within 50 ms, until cancelled; the last is never missed.
  package func run(clock: some Clock<Duration>, _ answer: () -> Void) async {
    while !Task.isCancelled {
      await signal.wait()
      do { try await clock.sleep(for: Self.interval) } catch { return }
      answer()
    }
  }
}
