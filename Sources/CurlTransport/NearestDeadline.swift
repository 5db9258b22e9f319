/// The moment at which the next request may be late; never later than the first one is.
///
/// After each look at all requests there is none for 20 ms, so that thousands of deadlines cost fifty looks a second.
struct NearestDeadline {
  private var next: ContinuousClock.Instant?

  /// There is a request with this deadline.
  mutating func note(_ deadline: ContinuousClock.Instant) {
    next = min(next ?? deadline, deadline)
  }

  /// Whether it is time to look at all requests.
  func isDue(_ now: ContinuousClock.Instant) -> Bool { next.map { $0 <= now } ?? false }

  /// All have been looked at; `earliest` is the first deadline of those that are left.
  mutating func reset(to earliest: ContinuousClock.Instant?, now: ContinuousClock.Instant) {
    next = earliest.map { max($0, now + .milliseconds(20)) }
  }

  /// How long there is nothing to look at, in milliseconds, at most an hour.
  var patience: Int32 {
    guard let next else { return 3_600_000 }
    let left = ContinuousClock.now.duration(to: next) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 3_600_000))
  }
}
