#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the sun does on a day.
public enum Sun: Sendable, Equatable, Codable {
  /// It rises and sets, in this order on most days; one of them may not happen on the day.
  case upAndDown(rise: Date?, set: Date?)
  /// It does not set.
  case polarDay
  /// It does not rise.
  case polarNight
}
