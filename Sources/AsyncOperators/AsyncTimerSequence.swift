/// Ticks on the grid `start + 1 · interval, start + 2 · interval, …`.
///
/// The start is the first call of `next()`.
/// An element is the instant for which its tick was due, not the later one at which it was seen.
/// Each iterator has a grid of its own and starts no task: it sleeps by itself, so it never drifts
/// and leaves nothing behind. It ends only when the task that reads it is cancelled, or its clock
/// fails to sleep.
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
  ///   - interval: The time between two ticks. With zero or less there is one whenever it is asked
  ///     for; more than a hundred years count as a hundred.
  ///   - tolerance: By how much a tick may be late so as to save power; nil leaves it to the clock.
  ///   - clock: What the ticks are counted by.
  ///   - missedTicks: What to do about ticks that fell due while nobody waited for them.
  public init(
    interval: C.Duration, tolerance: C.Duration? = nil, clock: C, missedTicks: MissedTicks = .skip
  ) {
    self.interval = interval.asWaitingTime
    self.tolerance = tolerance?.asWaitingTime
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
      let due = nextTick(now: now)
      guard due > now || timer.interval == .zero else {
        // A timer that is always late would otherwise keep its thread from all others.
        await Task.yield()
        return due
      }
      do {  // without an interval as well, so that others get their turn
        try await timer.clock.sleep(until: due, tolerance: timer.tolerance)
        return due
      } catch {
        isOver = true
        return nil
      }
    }

    private mutating func nextTick(now: C.Instant) -> C.Instant {
      guard timer.interval > .zero else { return now }
      let start = self.start ?? now
      self.start = start
      tick += 1
      let next = timer.instant(of: tick, from: start)
      guard timer.missedTicks == .skip, next < now else { return next }
      let passed = start.duration(to: now) / timer.interval
      guard passed < Self.mostTicks else {
        (self.start, tick) = (now, 0)
        return now
      }
      // The quotient is rounded; the comparisons make it exact.
      tick = Int(passed)
      while timer.instant(of: tick, from: start) < now { tick += 1 }
      while timer.instant(of: tick - 1, from: start) >= now { tick -= 1 }
      return timer.instant(of: tick, from: start)
    }

    /// Where a `Double` no longer counts; a grid so fine begins anew, unnoticed by any clock.
    private static var mostTicks: Double { 0x1p53 }
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
