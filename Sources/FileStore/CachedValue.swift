#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a cache keeps for a key.
public struct CachedValue: Sendable, Equatable {
  /// The bytes as they were stored.
  public let bytes: [UInt8]
  /// When they were stored, in whole milliseconds; never later than the moment of reading.
  public let storedAt: Date

  /// A value as a cache returns it.
  public init(bytes: [UInt8], storedAt: Date) {
    self.bytes = bytes
    self.storedAt = storedAt
  }
}
