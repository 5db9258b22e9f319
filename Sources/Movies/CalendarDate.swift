/// A day of the calendar without a time or a time zone, so that it is the same day everywhere.
public struct CalendarDate: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31, as many as the month has.
  public let day: Int

  /// A day that there is, in the years 1 to 9999; nil for any other.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day written as `1999-10-15`; nil for anything else, such as the empty text of a film without a date.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.joined().allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as `1999-10-15`.
  public var description: String {
    let digits = String(year)
    return String(repeating: "0", count: 4 - digits.count) + digits
      + [month, day].map { $0 < 10 ? "-0\($0)" : "-\($0)" }.joined()
  }
}
