#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An instant as the tools write it, from whole seconds since 1970 in UTC.
public struct Timestamp: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int

  /// An instant; nil outside the years 1 to 9999, which ISO 8601 cannot write in four digits.
  public init?(_ seconds: Int) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// The instant in UTC, such as `2025-01-31T09:05:00Z`.
  public var iso8601: String {
    let time = civil(offset: 0)
    return "\(time.date)T\(time.clock):\(Self.padded(time.second, 2))Z"
  }

  /// Date and time of day somewhere, such as `2025-01-31 09:05`; `offset` in seconds east of UTC.
  public func dateAndTime(offset: Int) -> String {
    let time = civil(offset: offset)
    return "\(time.date) \(time.clock)"
  }

  /// How long ago this was: `5m`, `3h`, `2d`, and beyond 99 days the date, such as `2025-01-31`.
  ///
  /// Whole units, rounded down; what lies ahead is `0m`.
  ///
  /// - Parameters:
  ///   - now: the present.
  ///   - offset: seconds east of UTC where the date is read.
  /// - Returns: a word without blanks.
  public func age(at now: Timestamp, offset: Int) -> String {
    let passed = max(0, now.seconds - seconds)
    return switch passed {
    case ..<3600: "\(passed / 60)m"
    case ..<86_400: "\(passed / 3600)h"
    case ..<8_640_000: "\(passed / 86_400)d"
    default: civil(offset: offset).date
    }
  }

  /// Seconds east of UTC at this instant where the process runs (the variable TZ, else the system).
  public var localOffset: Int {
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }

  private func civil(offset: Int) -> (date: String, clock: String, second: Int) {
    let local = seconds + offset
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let second = local - days * 86_400
    let date = Self.civil(days: days)
    let clock = "\(Self.padded(second / 3600, 2)):\(Self.padded(second / 60 % 60, 2))"
    return (
      "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))",
      clock, second % 60
    )
  }

  /// The day of the Gregorian calendar, counted in years that begin in March: the leap day is the last.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let sinceEra = days + 719_468  // 0000-03-01
    let era = (sinceEra >= 0 ? sinceEra : sinceEra - 146_096) / 146_097
    let dayOfEra = sinceEra - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
