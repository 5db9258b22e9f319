import Foundation
import HackerNews
import Synchronization

/// A cache without a disk, whose clock is a test's own.
final class MemoryCache: NewsCache {
  /// Whoever looks for a value waits for it.
  let gate = Gate(isOpen: true)
  private let kept = Mutex<[String: CachedNews]>([:])
  private let stores = Mutex<[String]>([])
  private let seconds = Mutex(0.0)

  /// What a run over a feed has left at the moment 0.
  static func filled(_ ids: [Int], feed: Feed = .new) throws -> MemoryCache {
    let cache = MemoryCache()
    let bench = try FeedBench(FeedBench.service([feed: ids]), feed: feed, cache: cache)
    bench.end(bench.run())
    return cache
  }

  /// What there is now.
  var names: Set<String> { kept.withLock { Set($0.keys) } }

  /// The names that were stored since the last call, sorted.
  func takeStored() -> [String] {
    stores.withLock { stores in
      defer { stores = [] }
      return stores.sorted()
    }
  }

  /// Lets time pass for what is stored from now on.
  func pass(_ seconds: Double) { self.seconds.withLock { $0 += seconds } }

  func put(_ text: String, under name: String) {
    kept.withLock { $0[name] = value(Array(text.utf8)) }
  }

  func values(for names: [String]) async -> [String: CachedNews] {
    await gate.pass()
    return kept.withLock { kept in kept.filter { names.contains($0.key) } }
  }

  func store(_ values: [(name: String, bytes: [UInt8])]) async {
    for (name, bytes) in values {
      let value = value(bytes)
      kept.withLock { $0[name] = value }
      stores.withLock { $0.append(name) }
    }
  }

  func remove(_ names: [String]) async {
    kept.withLock { kept in for name in names { kept[name] = nil } }
  }

  private func value(_ bytes: [UInt8]) -> CachedNews {
    CachedNews(bytes: bytes, storedAt: Date(timeIntervalSince1970: seconds.withLock(\.self)))
  }
}
