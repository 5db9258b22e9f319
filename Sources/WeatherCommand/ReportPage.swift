import Terminal
import ToolKit
import Weather

/// All that was asked about one place, for people.
struct ReportPage {
  var report: WeatherReport
  var excerpt: Excerpt
  var sheet: Sheet

  /// The parts, divided by empty lines.
  var lines: [Line] {
    var parts = [CurrentPage(report: report, sheet: sheet).lines]
    if excerpt.hours > 0 {
      let steps = report.steps(ofNext: excerpt.hours)
      parts.append(HoursChart(report: report, hours: steps, sheet: sheet).lines)
    }
    if excerpt.days > 0 {
      let days = Array(report.days(next: excerpt.days))
      parts.append(DaysTable(report: report, days: days, sheet: sheet).lines)
    }
    if excerpt.wantsAir, let air = report.airQuality {
      parts.append(AirFacts(air: air, zone: report.zone, sheet: sheet).lines)
    }
    return sheet.glyphs == .ascii ? joined(parts).map(\.inASCII) : joined(parts)
  }

  private func joined(_ parts: [[Line]]) -> [Line] { Array(parts.joined(separator: [Line()])) }
}
