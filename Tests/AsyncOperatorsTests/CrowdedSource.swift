import AsyncOperatorsTesting
import Testing

@testable import AsyncOperators

/// Something that a crowd reads or waits for, and how many it lists.
struct CrowdedSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Reads to the end, or until cancelled, and calls the closure for each number above 0.
  let read: @Sendable (@Sendable (Int) -> Void) async -> Void
  let send: @Sendable (Int) -> Void
  /// How many places are kept for readers, and how many readers there are.
  let places: @Sendable () -> (kept: Int, taken: Int)

  static let kinds = ["passthrough", "latest value", "values", "share", "flight"]

  static func make(_ kind: String) -> CrowdedSource {
    switch kind {
    case "passthrough": passthrough()
    case "latest value": values(.newest(1))
    case "values": values(.newest(2))
    case "share": share()
    default: flight()
    }
  }

  private static func passthrough() -> CrowdedSource {
    let subject = AsyncPassthroughSubject<Int, Never>()
    return CrowdedSource(
      testDescription: "passthrough", read: { await read(subject.values(), $0) },
      send: { subject.send($0) },
      places: { subject.state.withLock { ($0.queues.places.count, $0.queues.count) } })
  }

  private static func values(_ policy: BufferingPolicy) -> CrowdedSource {
    let subject = AsyncCurrentValueSubject<Int, Never>(0)
    return CrowdedSource(
      testDescription: "values, \(policy)",
      read: { await read(subject.values(bufferingPolicy: policy), $0) },
      send: { subject.send($0) },
      places: {
        subject.state.withLock {
          ($0.queues.places.count + $0.idle.places.count, $0.queues.count + $0.idle.count)
        }
      })
  }

  private static func share() -> CrowdedSource {
    let subject = AsyncPassthroughSubject<Int, Never>()
    let shared = subject.values().share(replay: 1)
    return CrowdedSource(
      testDescription: "share", read: { await read(shared, $0) },
      send: { subject.send($0) },
      places: { shared.log.state.withLock { ($0.idle.places.count, $0.readers) } })
  }

  private static func flight() -> CrowdedSource {
    let flight = SingleFlight<Int, Int, Never>()
    let answer = AsyncPassthroughSubject<Int, Never>()
    return CrowdedSource(
      testDescription: "flight",
      read: { seen in
        let number = await flight.value(for: 0) { () async -> Int in
          for await number in answer.values() { return number }
          return 0
        }
        if let number, number > 0 { seen(number) }
      },
      send: { answer.send($0) },
      places: { (flight.callers(for: 0), flight.callers(for: 0)) })
  }

  private static func read(
    _ numbers: some AsyncSequence<Int, Never>, _ seen: @Sendable (Int) -> Void
  ) async {
    for await number in numbers where number > 0 { seen(number) }
  }
}
