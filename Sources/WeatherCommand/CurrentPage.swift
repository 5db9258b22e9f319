import Terminal
import ToolKit
import Weather

/// The weather of a place now, for people.
struct CurrentPage {
  var report: WeatherReport
  var sheet: Sheet

  var lines: [Line] {
    let facts = CurrentFacts(report: report, sheet: sheet)
    let name = report.place.fullName.safeLine.wrapped(to: sheet.width)
    return name.map { Line($0, .title) }
      + facts.headline.wrapped(to: sheet.width).map { Line($0, .reading) }
      + facts.facts.flatMap { $0.lines(on: sheet) }
  }
}

extension Style {
  /// What one looks for first.
  static let reading = Style(.yellow, bold: true)
  static let curve = Style(.red)
  static let rain = Style(.blue)
  static let wind = Style(.cyan)
}
