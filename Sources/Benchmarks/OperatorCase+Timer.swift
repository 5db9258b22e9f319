import AsyncOperators

extension OperatorCase {
  /// How late the last tick is on the grid of its start.
  ///
  /// None is skipped: after a stall of the machine they catch up, so that so many ticks are so much time.
  static let timers = [
    OperatorCase(
      name: "timer, lateness of the last of 1000 × 1 ms", count: 1_000, unit: "µs",
      target: .atMost(1_000),
      own: { count in
        var ticks = AsyncTimerSequence.repeating(
          every: interval, tolerance: .zero, missedTicks: .burst
        )
        .makeAsyncIterator()
        return try await lateness(ofLast: count) { _ in
          guard await ticks.next() != nil else {
            throw Unmeasurable(description: "the timer has ended")
          }
        }
      },
      handWritten: { count in
        try await lateness(ofLast: count) { _ in try await Task.sleep(for: interval) }
      },
      floor: { count in
        let start = ContinuousClock.now
        return try await lateness(ofLast: count) { tick in
          try await Task.sleep(until: start + interval * tick, tolerance: .zero)
        }
      })
  ]

  private static let interval = Duration.milliseconds(1)

  private static func lateness(
    ofLast count: Int, _ tick: (Int) async throws -> Void
  ) async throws -> Double {
    let start = ContinuousClock.now
    for number in 1...count { try await tick(number) }
    return (start.duration(to: .now) - interval * count) / .microseconds(1)
  }
}
