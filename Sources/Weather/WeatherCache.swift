#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where answers are remembered: bytes under short names made of letters, digits and `-`.
///
/// It may forget whatever it likes whenever it likes, and keeps to its own bounds.
public protocol WeatherCache: Sendable {
  /// The bytes kept under a name; `nil` where there are none, or none that can be read.
  func data(named name: String) async -> Data?
  /// Keeps bytes under a name in place of what was there; a failure is nobody's business.
  func store(_ data: Data, named name: String) async
}
