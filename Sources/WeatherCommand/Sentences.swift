#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

/// A report in sentences, for a voice; tables take the place of charts.
struct Sentences {
  var report: WeatherReport
  var excerpt: Excerpt
  var sheet: Sheet

  var lines: [String] {
    let facts = CurrentFacts(report: report, sheet: sheet)
    return ["\(report.place.fullName.safeLine): \(facts.headline)."] + facts.facts.map(\.sentence)
      + report.steps(ofNext: excerpt.hours).map(sentence(of:))
      + report.days(next: excerpt.days).map(sentence(of:)) + air
  }

  /// The weather of a place in one sentence.
  var summary: String {
    let facts = CurrentFacts(report: report, sheet: sheet)
    let wind = facts.wind.map { ["wind \($0)"] } ?? []
    return (["\(report.place.fullName.safeLine): \(facts.headline)"] + wind)
      .joined(separator: ", ") + "."
  }

  private func sentence(of hour: HourlyWeather) -> String {
    let parts = [
      sheet.temperature(hour.temperatureCelsius), hour.condition.words,
      sheet.precipitation(hour.precipitationMillimetres).map { "precipitation \($0)" },
      sheet.percent(hour.precipitationProbabilityPercent).map { "probability \($0)" },
      sheet.wind(hour.windKilometresPerHour).map { "wind \($0)" },
    ]
    let start = report.zone.dayAndClock(at: hour.time)
    return "\(start): \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  private func sentence(of day: DailyWeather) -> String {
    let parts = [
      sheet.temperature(day.lowestCelsius).map { "lowest \($0)" },
      sheet.temperature(day.highestCelsius).map { "highest \($0)" }, day.condition.words,
      sheet.precipitation(day.precipitationMillimetres).map { "precipitation \($0)" },
      sheet.percent(day.precipitationProbabilityPercent).map { "probability \($0)" },
      sheet.wind(day.windKilometresPerHour).map { "wind \($0)" },
      day.isPartial ? "only some hours are forecast" : nil,
    ]
    return "\(day.date.name): \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  private var air: [String] {
    guard excerpt.wantsAir, let air = report.airQuality else { return [] }
    return AirFacts(air: air, zone: report.zone, sheet: sheet).facts.map { "Air, \($0.sentence)" }
  }
}
