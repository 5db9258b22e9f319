import AsyncOperators

extension OperatorCase {
  /// What one `send` costs the sender.
  static let subjects =
    [1, 10, 100].map { readers in
      OperatorCase(
        name: "send to \(readers) idle", count: 100_000 / readers, target: .atMost(100),
        own: { count in try await sending(count, toIdle: readers) },
        handWritten: { count in try await sendingByHand(count, toIdle: readers) },
        floor: Floor.lockAndStore)
    }
    + [1, 10, 100].map { readers in
      OperatorCase(
        name: "send to \(readers) reading", count: 100_000 / readers,
        target: .atMost(100 + 1_500 * Double(readers)),
        own: { count in try await sending(count, toReading: readers) },
        handWritten: { count in try await sendingByHand(count, toReading: readers) },
        floor: Floor.lockAndStore)
    }

  private static func sending(_ count: Int, toIdle readers: Int) async throws -> Double {
    let subject = AsyncCurrentValueSubject<Int, Never>(0)
    var idle = (0..<readers).map { _ in subject.values().makeAsyncIterator() }
    for reader in idle.indices { _ = await idle[reader].next() }
    let time = await nanoseconds(per: count) {
      for number in 1...count { subject.send(number) }
    }
    for reader in idle.indices where await idle[reader].next() != count { throw lost }
    return time
  }

  private static func sendingByHand(_ count: Int, toIdle readers: Int) async throws -> Double {
    let subject = HandWrittenSubject<Int>(.bufferingNewest(1))
    var idle = (0..<readers).map { _ in subject.values().makeAsyncIterator() }
    let time = await nanoseconds(per: count) {
      for number in 1...count { subject.send(number) }
    }
    for reader in idle.indices where await idle[reader].next() != count { throw lost }
    return time
  }

  private static func sending(_ count: Int, toReading readers: Int) async throws -> Double {
    let subject = AsyncCurrentValueSubject<Int, Never>(0)
    return try await withThrowingTaskGroup { group in
      for _ in 0..<readers {
        group.addTask { try await read(until: count, in: subject.values()) }
      }
      while subject.readerCount < readers { await Task.yield() }
      let time = await nanoseconds(per: count) {
        for number in 1...count { subject.send(number) }
      }
      try await group.waitForAll()
      return time
    }
  }

  private static func sendingByHand(_ count: Int, toReading readers: Int) async throws -> Double {
    let subject = HandWrittenSubject<Int>(.bufferingNewest(1))
    return try await withThrowingTaskGroup { group in
      for _ in 0..<readers {
        let values = subject.values()
        group.addTask { try await read(until: count, in: values) }
      }
      let time = await nanoseconds(per: count) {
        for number in 1...count { subject.send(number) }
      }
      try await group.waitForAll()
      return time
    }
  }

  /// Reads until the last value.
  private static func read(
    until last: Int, in values: some AsyncSequence<Int, Never>
  ) async throws {
    for await value in values where value == last { return }
    throw lost
  }

  private static let lost = Unmeasurable(description: "the last value did not come")
}
