import AsyncOperators

extension OperatorCase {
  static let mapping = [
    OperatorCase(
      name: "concurrentMap, width 16", count: 100_000, target: .timesHandWritten(0.1),
      own: { count in
        try await nanoseconds(per: count) {
          try check(await (0..<count).concurrentMap(maxConcurrency: width) { trivial($0) }, count)
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try check(
            await handWrittenConcurrentMap(0..<count, maxConcurrency: width) { trivial($0) }, count)
        }
      },
      floor: Floor.lockAndCall),
    OperatorCase(
      name: "concurrentMap, memory above the output", count: 100_000, unit: "MB",
      target: .atMost(4),
      own: { count in try MapMemory.inProcess(of: .own, count: count) },
      handWritten: { count in try MapMemory.inProcess(of: .byHand, count: count) }),
    OperatorCase(
      name: "concurrentMap over a sequence, width 16", count: 100_000, target: noPromise,
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(
            Numbers(count: count).concurrentMap(maxConcurrency: width) { trivial($0) },
            expecting: count)
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          let base = Numbers(count: count)
          try await drain(
            handWrittenConcurrentMap(over: base, maxConcurrency: width) { trivial($0) },
            expecting: count)
        }
      },
      floor: Floor.lockAndAppend),
  ]

  private static let width = 16

  private static func check(_ outputs: [Int], _ count: Int) throws {
    guard outputs.count == count, outputs.last == count else {
      throw Unmeasurable(description: "\(outputs.count) of \(count) outputs came")
    }
  }
}
