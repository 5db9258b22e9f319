/// Keeps small values from one run to the next, each under a name.
///
/// It belongs to one pair of services: what came from others is kept elsewhere. It may forget what it likes, and what
/// cannot be read or written is simply not there.
public protocol NewsCache: Sendable {
  /// The values there are under some of `names`.
  func values(for names: [String]) async -> [String: CachedNews]

  /// Keeps values, each in place of what its name stood for.
  func store(_ values: [(name: String, bytes: [UInt8])]) async

  /// Forgets what there is under `names`.
  func remove(_ names: [String]) async
}
