import Synchronization

/// A clock that a test moves.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }
  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: (deadline: Instant, wake: AsyncStream<Never>.Continuation)] = [:]
    var lastSleeper = 0
    var watchers: [(count: Int, wake: AsyncStream<Never>.Continuation)] = []
  }
  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  let minimumResolution = Duration.zero

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (silence, wake) = AsyncStream.makeStream(of: Never.self)
    let number = state.withLock { state in
      state.lastSleeper += 1
      if deadline <= state.now { wake.finish() }
      state.sleepers[state.lastSleeper] = (deadline, wake)
      for watcher in state.watchers where watcher.count <= state.sleepers.count {
        watcher.wake.finish()
      }
      return state.lastSleeper
    }
    for await _ in silence {}
    _ = state.withLock { $0.sleepers.removeValue(forKey: number) }
    try Task.checkCancellation()
  }

  /// Waits until so many sleep.
  func sleepers(_ count: Int) async {
    let (silence, wake) = AsyncStream.makeStream(of: Never.self)
    state.withLock { state in
      if state.sleepers.count >= count {
        wake.finish()
      } else {
        state.watchers.append((count, wake))
      }
    }
    for await _ in silence {}
  }

  /// Lets time pass and wakes whose time has come.
  func advance(by duration: Duration) {
    state.withLock { state in
      state.now = state.now.advanced(by: duration)
      for (number, sleeper) in state.sleepers where sleeper.deadline <= state.now {
        sleeper.wake.finish()
        state.sleepers[number] = nil
      }
    }
  }
}
