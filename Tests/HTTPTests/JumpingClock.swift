import Synchronization
import TestSupport

/// Sleeps by putting its own time forward; remembers for how long.
final class JumpingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex((now: Instant(offset: .zero), sleeps: [Duration]()))
  private let falls: AsyncStream<Void>.Continuation?

  /// Given `falls`, it says so there and then sleeps until cancelled.
  init(falls: AsyncStream<Void>.Continuation? = nil) { self.falls = falls }

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    if let falls {
      falls.yield()
      await untilCancelled()
      throw CancellationError()
    }
    state.withLock {
      $0.sleeps.append($0.now.duration(to: deadline))
      $0.now = max($0.now, deadline)
    }
  }
}
