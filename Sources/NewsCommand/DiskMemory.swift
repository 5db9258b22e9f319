import FileStore
import HackerNews

/// What is kept of Hacker News from run to run, in files.
struct DiskMemory: NewsCache {
  /// What is read in a month is found again: no more than 5,000 values of 32 MiB, none older than 30 days.
  static let limits = DiskCacheLimits(bytes: 32 << 20, entries: 5_000, age: .seconds(30 * 86_400))

  let cache: DiskCache
  /// The addresses that all of it came from.
  let addresses: [String]
  /// Whether nothing is to be taken from here; what is brought is kept all the same.
  let isFresh: Bool

  func values(for names: [String]) async -> [String: CachedNews] {
    guard !isFresh else { return [:] }
    let kept = await cache.values(for: names.map(key))
    var values: [String: CachedNews] = [:]
    for name in names {
      guard let value = kept[key(of: name)] else { continue }
      values[name] = CachedNews(bytes: value.bytes, storedAt: value.storedAt)
    }
    return values
  }

  func store(_ values: [(name: String, bytes: [UInt8])]) async {
    await cache.store(values.map { (key: key(of: $0.name), bytes: $0.bytes) })
  }

  func remove(_ names: [String]) async {
    for name in names { await cache.remove(key(of: name)) }
  }

  /// The name of a file tells nothing of it.
  private func key(of name: String) -> String {
    (addresses + [name]).joined(separator: "\n")
  }
}
