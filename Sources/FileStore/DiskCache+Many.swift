extension DiskCache {
  /// The values there are for `keys`; lets others in between.
  public func values(for keys: some Collection<String> & Sendable) async -> [String: CachedValue] {
    var values: [String: CachedValue] = [:]
    for (offset, key) in keys.enumerated() {
      values[key] = value(for: key)
      if offset % 64 == 63 { await Task.yield() }
    }
    return values
  }

  /// Keeps all of `values` by their keys; lets others in between.
  public func store(_ values: some Collection<(key: String, bytes: [UInt8])> & Sendable) async {
    for (offset, value) in values.enumerated() {
      store(value.bytes, for: value.key)
      if offset % 64 == 63 { await Task.yield() }
    }
  }
}
