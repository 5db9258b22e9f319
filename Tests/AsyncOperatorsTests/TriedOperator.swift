import AsyncOperators
import AsyncOperatorsTesting
import Testing

/// An operator for tests that go through all of them.
struct TriedOperator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether it reads its source by tasks of its own, or else in its reader's `next()`.
  let readsAlone: Bool
  /// Brings its first element within three ticks, if its source brings one.
  let make: @Sendable (TriedSource, StepClock) -> any AsyncSequence<Int, Never> & SendableMetatype

  static let all = [
    TriedOperator("debounce") { $0.debounce(for: .seconds(2), clock: $1) },
    TriedOperator("throttle") { $0.throttle(for: .seconds(2), clock: $1) },
    TriedOperator("merge") { source, _ in merge(source, JustOne<Int>(element: nil)) },
    TriedOperator("removeDuplicates", readsAlone: false) { source, _ in source.removeDuplicates() },
    TriedOperator("timer") { source, clock in
      AsyncTimerSequence(interval: .seconds(3), clock: clock).map { [source] _ in
        withExtendedLifetime(source) { 1 }
      }
    },
    TriedOperator("combineLatest") { source, _ in
      combineLatest(source, source, bufferingPolicy: .newest(1)).map(\.0)
    },
    TriedOperator("combineLatest of three") { source, _ in
      combineLatest(source, source, source).map(\.0).removeDuplicates()
    },
    TriedOperator("combineLatest of many") { source, _ in
      combineLatest([source, source]).map { $0[0] }.removeDuplicates()
    },
    TriedOperator("flatMapLatest") { source, _ in source.flatMapLatest { _ in source } },
    TriedOperator("switchToLatest") { source, _ in source.map { _ in source }.switchToLatest() },
    TriedOperator("share") { source, _ in source.share(replay: 1) },
    TriedOperator("share, both read") { source, _ in
      let shared = source.share(bufferingPolicy: .bounded(0), replay: 1)
      return combineLatest(shared, shared).map(\.0)
    },
    TriedOperator("mapLatest") { source, _ in source.mapLatest { $0 } },
    TriedOperator("concurrentMap") { source, _ in source.concurrentMap(maxConcurrency: 2) { $0 } },
    TriedOperator("concurrentMapUnordered") { source, _ in
      source.concurrentMapUnordered(maxConcurrency: 2) { $0 }
    },
    TriedOperator("all in a chain") { source, clock in
      source.flatMapLatest { _ in source }.debounce(for: .seconds(1), clock: clock)
        .mapLatest { $0 }.concurrentMap(maxConcurrency: 2) { $0 }.removeDuplicates()
    },
  ]

  init(
    _ name: String, readsAlone: Bool = true,
    make:
      @escaping @Sendable (TriedSource, StepClock) -> any AsyncSequence<Int, Never>
      & SendableMetatype
  ) {
    testDescription = name
    self.readsAlone = readsAlone
    self.make = make
  }
}
