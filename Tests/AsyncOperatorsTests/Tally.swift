import AsyncOperators

/// Counts what happens on any thread.
final class Tally: Sendable {
  private let state = Lock(0)

  var count: Int { state.withLock { $0 } }

  func add(_ more: Int = 1) { state.withLock { $0 += more } }
}
