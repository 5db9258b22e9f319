#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a cache has under a name.
public struct CachedNews: Sendable, Equatable {
  /// The bytes as they were stored.
  public var bytes: [UInt8]
  /// When that was.
  public var storedAt: Date

  /// A value as a cache returns it.
  public init(bytes: [UInt8], storedAt: Date) {
    self.bytes = bytes
    self.storedAt = storedAt
  }
}
