import AsyncOperators

extension StressedOperator {
  /// Those that go through a collection for each element.
  static let ofCollections = [
    StressedOperator("concurrentMap of collections") { source in
      source.mapLatest { number in
        await (0...number).concurrentMap(maxConcurrency: 3) { number in
          await Task.yield()
          return number
        }.last ?? -1
      }
    },
    StressedOperator("concurrentMapUnordered of collections") { source in
      source.mapLatest { number in
        await (0...number).concurrentMapUnordered(maxConcurrency: 3) { number in
          await Task.yield()
          return number
        }.max() ?? -1
      }
    },
    StressedOperator("concurrentForEach of collections") { source in
      source.mapLatest { number in
        let most = Most()
        await (0...number).concurrentForEach(maxConcurrency: 3) { number in
          await Task.yield()
          most.add(number)
        }
        return most.add(-1)
      }
    },
  ]
}
