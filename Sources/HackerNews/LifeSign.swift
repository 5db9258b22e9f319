import AsyncOperators

/// When a stream was last heard of.
final class LifeSign<I: Sendable>: Sendable {
  private let last: Lock<I>

  init(at time: I) { last = Lock(time) }

  var time: I { last.withLock { $0 } }

  func show(at time: I) { last.withLock { $0 = time } }
}
