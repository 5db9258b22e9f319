#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import Terminal

extension Date {
  /// This instant in whole seconds; nil where it cannot be written.
  package var timestamp: Timestamp? { Timestamp(Int(timeIntervalSince1970)) }

  /// This instant as `2025-01-31T09:05:00Z`; empty where it cannot be written.
  package var iso8601: String { timestamp?.iso8601 ?? "" }

  /// How long ago this was at `now`, such as `5m`; empty where it cannot be written.
  package func age(at now: Date) -> String {
    guard let time = timestamp, let now = now.timestamp else { return "" }
    return time.age(at: now, offset: time.localOffset)
  }
}
