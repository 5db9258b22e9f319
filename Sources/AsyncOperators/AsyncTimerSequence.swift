/// Ticks on the grid `start + 1 · interval, start + 2 · interval, …`.
///
/// The start is the first call of `next()`.
/// An element is the instant for which its tick was due, not the later one at which it was seen.
/// Each iterator has a grid of its own and starts no task: it sleeps by itself, so it never drifts
/// and leaves nothing behind. It ends only when the task that reads it is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant
  public typealias Failure = Never

  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C
  let missedTicks: MissedTicks

  /// Describes a timer; nothing runs before the first `next()`.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, more than zero.
  ///   - tolerance: By how much a tick may be late so as to save power; nil leaves it to the clock.
  ///   - clock: What the ticks are counted by.
  ///   - missedTicks: What to do about ticks that fell due while nobody waited for them.
  public init(
    interval: C.Duration, tolerance: C.Duration? = nil, clock: C, missedTicks: MissedTicks = .skip
  ) {
    precondition(interval > .zero, "a timer cannot tick every \(interval)")
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
    self.missedTicks = missedTicks
  }

  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  /// Where one reader is on its grid.
  public struct Iterator: AsyncIteratorProtocol {
    let timer: AsyncTimerSequence
    var start: C.Instant?
    /// The number of the last tick delivered or skipped.
    var tick = 0
    var isOver = false

    public mutating func next() async -> C.Instant? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> C.Instant? {
      isOver = isOver || Task.isCancelled
      if isOver { return nil }
      let now = timer.clock.now
      let start = self.start ?? now
      self.start = start
      tick = nextTick(from: start, now: now)
      let due = timer.instant(of: tick, from: start)
      guard due > now else { return due }
      do {
        try await timer.clock.sleep(until: due, tolerance: timer.tolerance)
        return due
      } catch {  // a clock has no other reason than cancellation
        isOver = true
        return nil
      }
    }

    private func nextTick(from start: C.Instant, now: C.Instant) -> Int {
      guard timer.missedTicks == .skip, timer.instant(of: tick + 1, from: start) < now else {
        return tick + 1
      }
      // The quotient is rounded; the comparisons make it exact.
      var next = Int(start.duration(to: now) / timer.interval)
      while timer.instant(of: next, from: start) < now { next += 1 }
      while timer.instant(of: next - 1, from: start) >= now { next -= 1 }
      return next
    }
  }

  /// By multiplication, so that no error adds up.
  private func instant(of tick: Int, from start: C.Instant) -> C.Instant {
    start.advanced(by: interval * tick)
  }
}

@available(*, unavailable)
extension AsyncTimerSequence.Iterator: Sendable {}

extension AsyncTimerSequence {
  /// A timer that ticks every `interval`; see `init` for the rest.
  public static func repeating(
    every interval: C.Duration, tolerance: C.Duration? = nil, clock: C,
    missedTicks: MissedTicks = .skip
  ) -> AsyncTimerSequence {
    AsyncTimerSequence(
      interval: interval, tolerance: tolerance, clock: clock, missedTicks: missedTicks)
  }
}

extension AsyncTimerSequence where C == ContinuousClock {
  /// A timer on the continuous clock, which goes on while the machine sleeps.
  public static func repeating(
    every interval: Duration, tolerance: Duration? = nil, missedTicks: MissedTicks = .skip
  ) -> AsyncTimerSequence {
    AsyncTimerSequence(
      interval: interval, tolerance: tolerance, clock: .continuous, missedTicks: missedTicks)
  }
}
