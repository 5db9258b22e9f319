import AsyncOperators
import Testing

/// An operator whose one element comes once all who work for it are urgent.
struct UrgentOperator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (UrgentSource) -> any AsyncSequence<Int, Never> & Sendable

  static let all = [
    UrgentOperator(testDescription: "merge") { merge($0, JustOne<Int>(element: nil)) },
    UrgentOperator(testDescription: "combineLatest") {
      combineLatest($0, JustOne(element: 1), bufferingPolicy: .newest(1)).map(\.0)
    },
    UrgentOperator(testDescription: "debounce") { $0.debounce(for: .zero) },
    UrgentOperator(testDescription: "throttle") { $0.throttle(for: .zero) },
    UrgentOperator(testDescription: "share") { $0.share() },
    UrgentOperator(testDescription: "flatMapLatest, its base") {
      $0.flatMapLatest { JustOne(element: $0) }
    },
    UrgentOperator(testDescription: "flatMapLatest, its inner sequence") { source in
      JustOne(element: 1).flatMapLatest { _ in source }
    },
    UrgentOperator(testDescription: "flatMapLatest, its inner sequence, while the base goes on") {
      source in OneThenNone().flatMapLatest { _ in source }
    },
    UrgentOperator(testDescription: "mapLatest") { source in
      JustOne(element: 1).mapLatest { _ in await source.urgency.wait() }
    },
    UrgentOperator(testDescription: "concurrentMap") { source in
      JustOne(element: 1).concurrentMap(maxConcurrency: 2) { _ in await source.urgency.wait() }
    },
    UrgentOperator(testDescription: "two in a row") { source in
      merge(source, source).flatMapLatest { JustOne(element: $0) }
    },
  ]
}

/// Brings 1 and then nothing until it is cancelled.
private struct OneThenNone: AsyncSequence, AsyncIteratorProtocol, Sendable {
  typealias Failure = Never

  var isBrought = false

  func makeAsyncIterator() -> OneThenNone { self }
  mutating func next() async -> Int? { await next(isolation: nil) }
  mutating func next(isolation: isolated (any Actor)?) async -> Int? {
    if isBrought {
      await untilCancelled()
      return nil
    }
    isBrought = true
    return 1
  }
}
