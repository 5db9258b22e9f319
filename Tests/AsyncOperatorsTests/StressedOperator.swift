import AsyncOperators
import Testing

/// An operator whose last element, for a source of the numbers from zero, is the last number.
struct StressedOperator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (YieldingSource) -> any AsyncSequence<Int, Never> & SendableMetatype

  static let all = alone + ofCollections

  private static let alone = [
    StressedOperator("debounce") { $0.debounce(for: .nanoseconds(1)) },
    StressedOperator("throttle") { $0.throttle(for: .nanoseconds(1)) },
    StressedOperator("throttle, longer") { $0.throttle(for: .microseconds(50)) },
    StressedOperator("merge") { source in merge(source, source) },
    StressedOperator("merge, held") { source in
      merge([source, source, source], bufferingPolicy: .bounded(0))
    },
    StressedOperator("combineLatest") { source in combineLatest(source, source).map(\.0) },
    StressedOperator("combineLatest, held") { source in
      combineLatest(source, source, bufferingPolicy: .bounded(0)).map { Swift.max($0, $1) }
    },
    StressedOperator("combineLatest, conflating") { source in
      combineLatest(source, source, bufferingPolicy: .newest(1)).map(\.1)
    },
    StressedOperator("combineLatest of three") { source in
      combineLatest(source, source, source).map { Swift.min($0, $1, $2) }
    },
    StressedOperator("combineLatest of many") { source in
      combineLatest([source, source, source]).map { $0.min() ?? -1 }
    },
    StressedOperator("flatMapLatest") { source in
      source.flatMapLatest { JustOne(element: $0) }
    },
    StressedOperator("flatMapLatest, held") { source in
      source.flatMapLatest(bufferingPolicy: .bounded(0)) { JustOne(element: $0) }
    },
    StressedOperator("mapLatest") { source in
      source.mapLatest { number in
        await Task.yield()
        return number
      }
    },
    StressedOperator("concurrentMap") { source in
      source.concurrentMap(maxConcurrency: 3) { number in
        await Task.yield()
        return number
      }
    },
    StressedOperator("share") { source in
      let shared = source.share()
      return merge([shared, shared, shared])
    },
    StressedOperator("share, held") { source in
      let shared = source.share(bufferingPolicy: .bounded(0))
      return merge([shared, shared, shared.values(bufferingPolicy: .bounded(2))])
    },
    StressedOperator("share, replayed") { source in
      let shared = source.share(bufferingPolicy: .newest(1), replay: 1)
      return merge([shared, shared, shared.values(bufferingPolicy: .unbounded)])
    },
    StressedOperator("timer") { source in
      source.flatMapLatest { number in
        AsyncTimerSequence.repeating(every: .nanoseconds(1)).prefix(2).map { _ in number }
      }
    },
    StressedOperator("removeDuplicates") { $0.removeDuplicates() },
    StressedOperator("removeDuplicates by") { $0.removeDuplicates { $0 == $1 } },
    StressedOperator("switchToLatest") { source in
      source.map { JustOne(element: $0) }.switchToLatest()
    },
    StressedOperator("concurrentMapUnordered") { source in
      let most = Most()
      return source.concurrentMapUnordered(maxConcurrency: 3) { number in
        await Task.yield()
        return number
      }.map { most.add($0) }
    },
    StressedOperator("concurrentForEach") { source in
      JustOne(element: 0).mapLatest { _ in
        let most = Most()
        await source.concurrentForEach(maxConcurrency: 3) { most.add($0) }
        return most.add(0)
      }
    },
    StressedOperator("current value") { source in
      Relay(source: source) {
        let subject = AsyncCurrentValueSubject<Int, Never>(-1)
        return Relay.Ends(values: subject.values()) { number in
          if let number { subject.send(number) } else { subject.finish() }
        }
      }
    },
    StressedOperator("passthrough subject") { source in
      Relay(source: source) {
        let subject = AsyncPassthroughSubject<Int, Never>()
        return Relay.Ends(values: subject.values()) { number in
          if let number { subject.send(number) } else { subject.finish() }
        }
      }
    },
    StressedOperator("subject, queued") { source in
      source.flatMapLatest { number in
        let subject = AsyncCurrentValueSubject<Int, Never>(-1)
        subject.send(number)
        subject.finish()
        return subject.values(bufferingPolicy: .newest(2))
      }
    },
  ]

  init(
    _ name: String,
    make: @escaping @Sendable (YieldingSource) -> any AsyncSequence<Int, Never> & SendableMetatype
  ) {
    testDescription = name
    self.make = make
  }
}

/// The greatest number so far.
final class Most: Sendable {
  private let most = Lock(-1)

  @discardableResult
  func add(_ number: Int) -> Int {
    most.withLock { most in
      most = Swift.max(most, number)
      return most
    }
  }
}
