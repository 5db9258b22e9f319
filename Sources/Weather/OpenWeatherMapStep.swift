#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads what OpenWeatherMap says of one moment: all of `/weather`, or an element of the `list` of `/forecast`.
///
/// Source: openweathermap.org/current and /forecast5. Asked for with `units=metric`: m/s, and mm in any case.
struct OpenWeatherMapStep {
  let document: Tree

  /// When it holds, in Unix seconds.
  var time: Date? { Self.moment(document["dt"]) }

  var condition: Condition { Condition(openWeatherMapID: document["weather"][0]["id"].whole) }
  var conditionText: String? { document["weather"][0]["description"].text }
  var humidityPercent: Double? { document["main"]["humidity"].number }
  var pressureHectopascals: Double? {
    document["main"]["sea_level"].number ?? document["main"]["pressure"].number
  }
  var cloudCoverPercent: Double? { document["clouds"]["all"].number }
  var visibilityMetres: Double? { document["visibility"].number }
  var windKilometresPerHour: Double? { speed("speed") }
  var windDirectionDegrees: Double? { document["wind"]["deg"].number }
  var gustKilometresPerHour: Double? {
    OpenMeteoAnswer.gust(speed("gust"), over: windKilometresPerHour)
  }
  var probabilityPercent: Double? {
    document["pop"].number.map { Number.rounded($0 * 100, places: 1) }
  }

  /// A temperature of the block `main`.
  ///
  /// A server that does not heed `units` sends kelvins, of which there are more than the air has degrees anywhere.
  func celsius(_ name: String) -> Double? {
    document["main"][name].number.map { value in
      value > 150 ? Number.rounded(value - 273.15, places: 2) : value
    }
  }

  /// Rain and molten snow together as water, over so many hours; `nil` where neither is told.
  var precipitation: (millimetres: Double, hours: Int)? {
    for hours in [1, 3] {
      let amounts = ["rain", "snow"].compactMap { document[$0]["\(hours)h"].number }
      guard !amounts.isEmpty else { continue }
      return (Number.rounded(amounts.reduce(0, +), places: 2), hours)
    }
    return nil
  }

  /// Sunrise and sunset, of `sys` or of `city`; zeros or nothing where the sun does neither.
  static func sun(_ document: Tree, at latitude: Double, on date: CalendarDate) -> Sun? {
    let rise = moment(document["sunrise"])
    let set = moment(document["sunset"])
    if rise == nil, set == nil { return Sun(allDayAt: latitude, on: date) }
    return .upAndDown(rise: rise, set: set)
  }

  /// Unix seconds, more than none and up to the year 9999.
  private static func moment(_ value: Tree) -> Date? {
    guard let seconds = value.whole, (1..<253_402_300_800).contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private func speed(_ name: String) -> Double? {
    document["wind"][name].number.map { Number.rounded($0 * 3.6, places: 2) }
  }
}
