import AsyncOperators
import Synchronization

extension OperatorCase {
  static let switching = [
    OperatorCase(
      name: "flatMapLatest, per switch of a burst", count: 20_000,
      target: .timesHandWritten(0.2),
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(Numbers(count: count).flatMapLatest { _ in Numbers(count: 1) })
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(
            handWrittenFlatMapLatest(Numbers(count: count)) { _ in Numbers(count: 1) })
        }
      },
      floor: Floor.lockAndStore),
    OperatorCase(
      name: "flatMapLatest, per switch, outer yields", count: 100_000, target: .timesFloor(1.5),
      own: { count in
        let begun = Begun()
        let time = try await nanoseconds(per: count) {
          try await drain(
            YieldingNumbers(count: count).flatMapLatest { _ in
              begun.count.wrappingAdd(1, ordering: .relaxed)
              return Numbers(count: 1)
            })
        }
        return time * Double(count) / Double(begun.count.load(ordering: .relaxed))
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(
            handWrittenFlatMapLatest(YieldingNumbers(count: count)) { _ in Numbers(count: 1) })
        }
      },
      floor: Floor.yieldAndChildTask),
    OperatorCase(
      // Seven tenths of what swift-async-algorithms took where a child task took 1,600 ns.
      name: "flatMapLatest, per switch, inner asleep", count: 5_000, target: .timesFloor(6.6),
      own: { count in
        try await nanoseconds(per: count) {
          let elements = YieldingNumbers(count: count).flatMapLatest { number in
            SleepingInner(number: number, sleeps: number < count - 1)
          }
          try await drain(elements, expecting: 1)
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          let base = YieldingNumbers(count: count)
          let elements = handWrittenFlatMapLatest(base) { number in
            SleepingInner(number: number, sleeps: number < count - 1)
          }
          try await drain(elements, expecting: 1)
        }
      },
      floor: Floor.childTask),
    OperatorCase(
      name: "flatMapLatest, one inner, per element", count: 100_000,
      target: .timesHandWritten(0.3),
      own: { count in
        try await nanoseconds(per: count) {
          try await drain(
            Numbers(count: 1).flatMapLatest { _ in Numbers(count: count) }, expecting: count)
        }
      },
      handWritten: { count in
        try await nanoseconds(per: count) {
          try await drain(
            handWrittenFlatMapLatest(Numbers(count: 1)) { _ in Numbers(count: count) },
            expecting: count)
        }
      },
      floor: Floor.lockAndAppend),
  ]
}

/// Those of the switches that were not overtaken before they began.
private final class Begun: Sendable {
  let count = Atomic(0)
}
