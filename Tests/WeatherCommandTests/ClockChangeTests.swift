#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// Hours and days where the clocks change, and where they are not a whole hour from Greenwich.
@Suite struct ClockChangeTests {
  /// A report of 8 hours from a moment on, with the days that they lie in.
  private static func report(_ zone: PlaceZone, from start: Double, days: [String]) -> WeatherReport
  {
    var report = InventedWeather.report
    report.zone = zone
    report.current = CurrentWeather(time: Date(timeIntervalSince1970: start))
    report.hours = (0..<8).map { index in
      var hour = HourlyWeather(time: Date(timeIntervalSince1970: start + Double(index) * 3600))
      hour.temperatureCelsius = Double(index)
      return hour
    }
    report.days = days.compactMap { CalendarDate($0).map(DailyWeather.init(date:)) }
    return report
  }

  private static func axis(_ report: WeatherReport) -> [String] {
    HoursChart(report: report, hours: report.steps(ofNext: 8), sheet: InventedWeather.sheet(55))
      .lines.written.suffix(2)
  }

  private static let berlin = PlaceZone(name: "Europe/Berlin", offsetSeconds: 3600)

  @Test(.enabled(if: berlin.hasRules)) func `in autumn an hour comes twice`() {
    // 2026-10-24 23:00 in UTC, which is 01:00 of the next day in summer time.
    let report = Self.report(
      Self.berlin, from: 1_792_882_800, days: ["2026-10-24", "2026-10-25", "2026-10-26"])
    #expect(
      Self.axis(report) == [
        "       ↑now", "       01    02    02    03    04    05    06    07",
      ])
    let hours = ReportObjects(report: report, excerpt: Excerpt(hours: 3, days: 1)).lines
    #expect(hours[2].contains(#""time":"2026-10-25T02:00:00+02:00""#))
    #expect(hours[3].contains(#""time":"2026-10-25T02:00:00+01:00""#))
    #expect(hours[4].contains(#""date":"2026-10-25""#))
  }

  @Test(.enabled(if: berlin.hasRules)) func `in spring an hour is left out`() {
    // 2026-03-28 21:00 in UTC.
    let report = Self.report(
      Self.berlin, from: 1_774_731_600, days: ["2026-03-28", "2026-03-29"])
    #expect(
      Self.axis(report) == [
        "       ↑now        │Sun 29 Mar",
        "       22    23    00    01    03    04    05    06",
      ])
  }

  @Test func `at +5:45 hours keep their minutes and days begin at midnight there`() {
    // 2026-10-05 15:15 in UTC.
    let report = Self.report(InventedWeather.zone, from: 1_791_213_300, days: ["2026-10-05"])
    #expect(
      Self.axis(report) == [
        "       ↑now              │Tue 6 Oct",
        "       21    22    23    00    01    02    03    04",
      ])
    let lines = ReportObjects(report: report, excerpt: Excerpt(hours: 4)).lines
    #expect(lines[4].contains(#""time":"2026-10-06T00:00:00+05:45""#))
  }
}
