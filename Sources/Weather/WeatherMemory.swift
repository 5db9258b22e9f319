#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FileStore

/// What was brought before, in files; nothing where there is no cache.
struct WeatherMemory: Sendable {
  let cache: DiskCache?

  /// The value for a key, if it can be read.
  func value<Value: Decodable & Sendable>(_ type: Value.Type, for key: String) async -> Value? {
    guard let kept = await cache?.value(for: key) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(kept.bytes))
  }

  /// Keeps a value.
  func store(_ value: some Encodable & Sendable, for key: String) async {
    guard let cache, let bytes = try? JSONEncoder().encode(value) else { return }
    await cache.store([UInt8](bytes), for: key)
  }
}
