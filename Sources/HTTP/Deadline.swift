/// The end of the time that a request has, on the clock that measures it.
struct Deadline<C: Clock<Duration>>: Sendable {
  let clock: C
  let end: C.Instant

  init(after timeout: Duration, on clock: C) {
    self.clock = clock
    end = clock.now.advanced(by: timeout)
  }

  /// What is left, zero or less once the time is over.
  var left: Duration { clock.now.duration(to: end) }
}
