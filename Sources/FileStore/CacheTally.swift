/// What a cache believes to be in its folder: what lay there when it looked, and what it added since.
struct CacheTally {
  /// Nil before the folder was looked at.
  var entries: Int?
  var bytes = 0
  var sinceSweep = 0

  mutating func add(_ count: Int, inPlaceOf old: Int?) {
    sinceSweep += 1
    bytes += count - (old ?? 0)
    if old == nil { entries = entries.map { $0 + 1 } }
  }

  /// Whether the folder should be looked at: it may be full, or others may have filled it.
  func isDue(_ limits: DiskCacheLimits) -> Bool {
    guard let entries else { return sinceSweep > 0 }
    return entries > limits.entries || bytes > limits.bytes
      || sinceSweep > max(64, limits.entries / 8)
  }
}
