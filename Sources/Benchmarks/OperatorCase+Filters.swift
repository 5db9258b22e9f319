import AsyncOperators

extension OperatorCase {
  static let removingDuplicates = [
    OperatorCase(
      name: "removeDuplicates", count: 200_000, target: .atMost(3),
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(Numbers(count: count).removeDuplicates(), expecting: count)
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(
            handWrittenRemoveDuplicates(Numbers(count: count)), expecting: count)
        }
      },
      floor: Floor.comparison)
  ]

  static let debouncing = [
    OperatorCase(
      name: "debounce, a burst and the end", count: 100_000, target: .timesHandWritten(0.2),
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(Numbers(count: count).debounce(for: quietTime))
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(handWrittenDebounce(Numbers(count: count), for: quietTime))
        }
      },
      floor: Floor.timeLockAndStore),
    OperatorCase(
      name: "debounce, a burst of a stream, then quiet", count: 100_000, target: noPromise,
      own: { count in
        try await quietAfterBurst(of: count) { $0.debounce(for: quietTime) }
      },
      handWritten: { count in
        try await quietAfterBurst(of: count) { handWrittenDebounce($0, for: quietTime) }
      },
      floor: { count in
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        return try await nanoseconds(per: count) {
          try await withThrowingTaskGroup { group in
            group.addTask {
              for number in 0..<count { continuation.yield(number) }
              continuation.finish()
            }
            try await drain(stream, expecting: count)
          }
        }
      }),
  ]

  static let throttling = [
    OperatorCase(
      name: "throttle, a burst and the end", count: 100_000, target: noPromise,
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(Numbers(count: count).throttle(for: .milliseconds(1)))
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(handWrittenThrottle(Numbers(count: count), for: .milliseconds(1)))
        }
      },
      floor: Floor.lockAndStore)
  ]

  private static let quietTime = Duration.milliseconds(20)

  /// The time until the last of a burst comes through, the quiet time after it deducted.
  private static func quietAfterBurst(
    of count: Int, _ debounced: (AsyncStream<Int>) -> some AsyncSequence<Int, Never>
  ) async throws -> Double {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let elements = debounced(stream)
    let time = try await nanoseconds(per: count) {
      try await withThrowingTaskGroup { group in
        group.addTask { for number in 0..<count { continuation.yield(number) } }
        for await number in elements where number == count - 1 { return }
        throw Unmeasurable(description: "the last of the burst did not come")
      }
    }
    continuation.finish()
    return time - quietTime / .nanoseconds(count)
  }
}
