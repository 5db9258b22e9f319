#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

/// What is known of the weather now, in words; what is not known is left out.
struct CurrentFacts {
  var report: WeatherReport
  var sheet: Sheet

  /// Temperature and condition.
  var headline: String {
    let temperature = sheet.temperature(report.current?.temperatureCelsius)
    return [temperature ?? "temperature unknown", condition].joined(separator: ", ")
  }

  /// The provider's own words where there are any, else ours.
  var condition: String {
    guard let current = report.current else { return Condition.unknown.words }
    let text = current.conditionText?.safeLine ?? ""
    return text.isEmpty ? current.condition.words : text
  }

  var facts: [Fact] {
    let current = report.current
    let listed: [(String, String?)] = [
      ("feels like", sheet.temperature(current?.feelsLikeCelsius)), ("wind", wind),
      ("humidity", sheet.percent(current?.humidityPercent)),
      ("pressure", sheet.pressure(current?.pressureHectopascals)),
      ("cloud", sheet.percent(current?.cloudCoverPercent)), ("visibility", visibility),
      ("UV index", sheet.uvIndex(current?.uvIndex)),
      ("precipitation", amount(sheet.precipitation(current?.precipitationMillimetres))),
      ("snowfall", snowfall),
    ]
    return listed.compactMap { name, value in value.map { Fact(name: name, value: $0) } } + sun
      + [Fact(name: "as of", value: time)]
  }

  /// Speed, direction and gusts.
  var wind: String? {
    guard let current = report.current else { return nil }
    let gust = sheet.wind(current.gustKilometresPerHour).map { "gusts \($0)" }
    var words = sheet.wind(current.windKilometresPerHour)
    if let degrees = sheet.degrees(current.windDirectionDegrees),
      let compass = sheet.compass(current.windDirectionDegrees)
    {
      words = (words.map { $0 + " " } ?? "") + "from \(compass) (\(degrees))"
    }
    let parts = [words, gust].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var visibility: String? {
    let metres = report.current?.visibilityMetres
    // OpenWeatherMap looks no farther than 10 km.
    let isMore = report.provider == .openWeatherMap && (metres ?? 0) >= 10_000
    return sheet.visibility(metres).map { isMore ? "\($0) or more" : $0 }
  }

  private var snowfall: String? {
    guard let depth = report.current?.snowfallCentimetres, depth > 0 else { return nil }
    return amount(sheet.snow(depth))
  }

  private func amount(_ text: String?) -> String? {
    guard let text, let minutes = report.current?.precipitationMinutes else { return text }
    // Not "in the last hour": `in` is a unit, too.
    return minutes == 60 ? "\(text) (last hour)" : "\(text) (last \(minutes) min)"
  }

  private var sun: [Fact] {
    switch report.sun {
    case nil: []
    case .polarDay: [Fact(name: "sun", value: "up all day (polar day)")]
    case .polarNight: [Fact(name: "sun", value: "down all day (polar night)")]
    case .upAndDown(let rise, let set):
      [Fact(name: "sunrise", value: clock(rise)), Fact(name: "sunset", value: clock(set))]
    }
  }

  private func clock(_ moment: Date?) -> String {
    moment.map { report.zone.clock(at: $0) } ?? "none today"
  }

  private var time: String {
    let zone = report.zone
    return "\(zone.dayAndClock(at: report.now)) (\(zone.offsetName(at: report.now)))"
  }
}

extension Condition {
  /// The condition in words; that nobody knows it is said so that it makes sense alone.
  var words: String { self == .unknown ? "condition unknown" : description }
}
