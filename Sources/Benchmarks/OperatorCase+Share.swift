import AsyncOperators

extension OperatorCase {
  /// An element for one reader is one delivery.
  static let sharing = [
    share(to: 1, .bounded(16), atMost: 0.5), share(to: 10, .bounded(16), atMost: 0.1),
    share(to: 100, .bounded(16), atMost: 0.1), share(to: 1_000, .bounded(16), atMost: 0.2),
    share(to: 1, .bounded(1), atMost: 2.7), share(to: 10, .bounded(1), atMost: 1.7),
    share(to: 100, .bounded(1), atMost: 1.9), share(to: 1, .unbounded, atMost: 0.5),
    share(to: 10, .unbounded, atMost: 0.1), share(to: 100, .unbounded, atMost: 0.1),
  ]

  private static func share(
    to readers: Int, _ policy: BufferingPolicy, atMost ratio: Double
  ) -> OperatorCase {
    OperatorCase(
      name: "share to \(readers), \(policy)", count: 100_000, target: .timesHandWritten(ratio),
      own: { count in try await sharing(max(1, count / readers), to: readers, policy) },
      handWritten: { count in try await broadcasting(max(1, count / readers), to: readers) },
      floor: Floor.lockAndStore)
  }

  private static func sharing(
    _ count: Int, to readers: Int, _ policy: BufferingPolicy
  ) async throws -> Double {
    let (gate, opener) = AsyncStream.makeStream(of: Never.self)
    let shared = GatedNumbers(count: count, gate: gate).share(bufferingPolicy: policy)
    return try await withThrowingTaskGroup { group in
      for _ in 0..<readers { group.addTask { try await drain(shared, expecting: count) } }
      while shared.readerCount < readers { await Task.yield() }
      return try await nanoseconds(per: count * readers) {
        opener.finish()
        try await group.waitForAll()
      }
    }
  }

  private static func broadcasting(_ count: Int, to readers: Int) async throws -> Double {
    let subject = HandWrittenSubject<Int>(.unbounded)
    return try await withThrowingTaskGroup { group in
      for _ in 0..<readers {
        let values = subject.values()
        group.addTask { try await drain(values, expecting: count) }
      }
      return try await nanoseconds(per: count * readers) {
        for await number in Numbers(count: count) { subject.send(number) }
        subject.finish()
        try await group.waitForAll()
      }
    }
  }
}
