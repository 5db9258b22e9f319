/// Which files of a cache have to go.
struct CacheSweep {
  /// The names of those that are too old or too many.
  private(set) var surplus: [String] = []
  private(set) var keptEntries = 0
  private(set) var keptBytes = 0

  /// How long a file may be in the making; after that its writer is gone.
  private static let unfinishedSeconds = 3600.0

  /// Looks at `files` at the time `now`, in seconds since 1970.
  init(_ files: [CacheFolder.File], limits: DiskCacheLimits, now: Double) {
    var kept: [CacheFolder.File] = []
    for file in files {
      let secondsAgo = now - file.seconds
      if file.name.hasSuffix(".new") {
        if abs(secondsAgo) > Self.unfinishedSeconds { surplus.append(file.name) }
      } else if limits.allow(secondsAgo: secondsAgo) {
        kept.append(file)
        keptBytes += file.bytes
      } else {
        surplus.append(file.name)
      }
    }
    keptEntries = kept.count
    guard keptEntries > limits.entries || keptBytes > limits.bytes else { return }
    kept.sort { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
    for file in kept {
      if keptEntries <= limits.entries - limits.entries / 8,
        keptBytes <= limits.bytes - limits.bytes / 8
      {
        break
      }
      surplus.append(file.name)
      keptEntries -= 1
      keptBytes -= file.bytes
    }
  }
}
