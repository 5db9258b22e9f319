#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Weather

extension PlaceZone {
  /// The day and time there, such as `Mon 5 Oct 14:15`.
  func dayAndClock(at moment: Date) -> String {
    "\(date(at: moment).name) \(clock(at: moment))"
  }

  /// How far the clock there is from Greenwich, such as `UTC+05:45`.
  func offsetName(at moment: Date) -> String { "UTC" + iso8601(moment).suffix(6) }

  /// From one moment to another, such as `Mon 14:00 to Tue 13:00`, with dates where it is long.
  func span(from start: Date, to end: Date) -> String {
    let (first, last) = (date(at: start), date(at: end))
    if last.daysSince1970 - first.daysSince1970 > 5 {
      return "\(dayAndClock(at: start)) to \(dayAndClock(at: end))"
    }
    return "\(first.weekdayName) \(clock(at: start)) to \(last.weekdayName) \(clock(at: end))"
  }

  /// The time of day in as few characters as it takes: `14`, or `14:45` beside a full hour.
  func shortClock(at moment: Date) -> String {
    let clock = clock(at: moment)
    return clock.hasSuffix(":00") ? String(clock.dropLast(3)) : clock
  }
}

extension CalendarDate {
  /// The day of the week in three letters.
  var weekdayName: String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(weekday - 1) % 7]
  }

  /// The day, such as `Mon 5 Oct`.
  var name: String { "\(shortName) \(monthName)" }

  /// The day without its month, such as `Mon 5`.
  var shortName: String { "\(weekdayName) \(day)" }

  private var monthName: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : String(month)
  }
}
