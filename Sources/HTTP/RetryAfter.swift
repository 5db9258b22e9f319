/// The `Retry-After` field, in either of its two forms (RFC 9110, 10.2.3).
enum RetryAfter {
  /// How long the server asks to wait, or `nil` if it does not say so readably.
  ///
  /// A date is measured against the server's own `Date` field, so that neither clock need be right.
  static func wait(asked headers: [String: String]) -> Duration? {
    guard let field = headers["retry-after"] else { return nil }
    if !field.isEmpty, field.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(min(Int64(field) ?? longest, longest))
    }
    guard let until = seconds(field), let now = headers["date"].flatMap(seconds) else { return nil }
    return .seconds(min(max(until - now, 0), longest))
  }

  /// A year: what is beyond is as good as never, and sums with it cannot overflow.
  private static let longest: Int64 = 366 * 86_400

  /// Seconds since 1970 of a date such as `Sun, 06 Nov 1994 08:49:37 GMT`; the two obsolete forms are not read.
  private static func seconds(_ date: String) -> Int64? {
    let parts = date.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int64(parts[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(parts[2])), let year = Int64(parts[3]),
      (1970...9999).contains(year)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int64($0) }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
      (0...60).contains(clock[2])
    else { return nil }
    let days = days(year: year, month: Int64(month) + 1, day: day)
    return days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}
