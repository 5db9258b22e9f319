import AsyncOperators

extension OperatorCase {
  static let merging = [
    merge("merge of 2", .bounded(16), atMost: 0.2, floor: Floor.lockAndAppend),
    merge("merge of 2, strict back-pressure", .bounded(0), atMost: 0.8, floor: Floor.wakeUp),
  ]

  static let combining = [
    OperatorCase(
      name: "combineLatest of 2, every pair", count: 100_000, target: .timesHandWritten(0.3),
      own: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) { try await drain(combineLatest(side, side)) }
      },
      handWritten: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) {
          try await drain(handWrittenCombineLatest(side, side))
        }
      },
      floor: Floor.lockAndAppend),
    OperatorCase(
      name: "combineLatest of 2, the latest pair", count: 100_000, target: .timesHandWritten(0.3),
      own: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) {
          try await drain(combineLatest(side, side, bufferingPolicy: .newest(1)))
        }
      },
      handWritten: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) {
          try await drain(handWrittenCombineLatest(side, side, .bufferingNewest(1)))
        }
      },
      floor: Floor.lockAndStore),
  ]

  private static func merge(
    _ name: String, _ policy: BufferingPolicy, atMost ratio: Double, floor: @escaping Run
  ) -> OperatorCase {
    OperatorCase(
      name: name, count: 100_000, target: .timesHandWritten(ratio),
      own: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) {
          try await drain(
            AsyncOperators.merge(side, side, bufferingPolicy: policy), expecting: 2 * side.count)
        }
      },
      handWritten: { count in
        let side = Numbers(count: count / 2)
        return try await nanoseconds(per: count) {
          try await drain(handWrittenMerge(side, side), expecting: 2 * side.count)
        }
      },
      floor: floor)
  }
}
