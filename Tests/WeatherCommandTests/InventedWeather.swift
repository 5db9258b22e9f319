#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

@testable import WeatherCommand

/// Weather of places that do not exist.
enum InventedWeather {
  static let zone = PlaceZone(name: nil, offsetSeconds: 20_700)
  /// 2026-10-05 14:15 at the place, which is 5:45 ahead of Greenwich.
  static let now = Date(timeIntervalSince1970: 1_791_189_000)
  static let place = Place(
    name: "Harrowmere", adminRegion: "Westmarch", country: "Norland", countryCode: "NL",
    latitude: 51.5, longitude: -0.12, timeZoneName: nil)

  static var current: CurrentWeather {
    var current = CurrentWeather(time: now)
    current.condition = .lightRain
    current.temperatureCelsius = -0.04
    current.feelsLikeCelsius = -3.26
    current.humidityPercent = 71
    current.pressureHectopascals = 1009.6
    current.cloudCoverPercent = 31
    current.visibilityMetres = 24_140
    current.uvIndex = 2.25
    current.precipitationMillimetres = 0.3
    current.precipitationMinutes = 15
    current.windKilometresPerHour = 19.8
    current.windDirectionDegrees = 258
    current.gustKilometresPerHour = 39.6
    return current
  }

  /// A day's worth of hours from 14:00 UTC + 5:45 on; the fourth temperature is missing.
  static var hours: [HourlyWeather] {
    let start = now.addingTimeInterval(-1800)
    return (0..<30).map { index in
      var hour = HourlyWeather(time: start.addingTimeInterval(Double(index) * 3600))
      let angle = Double(index) / 24 * 2 * Double.pi
      hour.temperatureCelsius = index == 3 ? nil : 4 + 5 * Self.cosine(angle)
      hour.precipitationMillimetres = [0, 0, 0.1, 0.4, 1.2, 2, 0.7, 0][index % 8]
      hour.precipitationProbabilityPercent = Double(index * 7 % 101)
      hour.windKilometresPerHour = 10 + Double(index % 6) * 3
      hour.condition = .rain
      return hour
    }
  }

  static var days: [DailyWeather] {
    let lows: [Double?] = [2.1, -0.4, -3, nil, 4]
    let highs: [Double?] = [9, 6.2, 1, 5, 12.5]
    return (0..<5).map { index in
      var day = DailyWeather(date: CalendarDate(daysSince1970: 20_731 + index))
      day.lowestCelsius = lows[index]
      day.highestCelsius = highs[index]
      day.condition = [.lightRain, .overcast, .snow, .unknown, .thunderstormWithHeavyHail][index]
      day.precipitationMillimetres = index == 1 ? nil : Double(index)
      day.precipitationProbabilityPercent = index == 1 ? nil : 25 * Double(index)
      day.windKilometresPerHour = 20 + Double(index)
      day.isPartial = index == 4
      day.sun = index == 2 ? .polarNight : nil
      return day
    }
  }

  static var report: WeatherReport {
    WeatherReport(
      place: place, zone: zone, provider: .openMeteo, fetchedAt: now, current: current,
      sun: .upAndDown(
        rise: now.addingTimeInterval(-29_340), set: now.addingTimeInterval(15_240)),
      hours: hours, days: days)
  }

  /// A point of which next to nothing is known.
  static var bare: WeatherReport {
    WeatherReport(
      place: Place(name: "Nowhere", latitude: 0, longitude: 0), zone: .utc,
      provider: .openWeatherMap, fetchedAt: now)
  }

  static func hoursChart(_ width: Int) -> HoursChart {
    HoursChart(report: report, hours: report.steps(ofNext: 24), sheet: sheet(width))
  }

  static func daysTable(_ width: Int) -> DaysTable {
    DaysTable(report: report, days: days, sheet: sheet(width))
  }

  static func sheet(
    _ width: Int, _ glyphs: ChartGlyphs = .unicode, _ units: UnitSystem = .metric
  ) -> Sheet { Sheet(width: width, glyphs: glyphs, units: units) }

  /// By its series: exact enough, and the same on every machine.
  private static func cosine(_ angle: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in 1..<20 {
      term *= -angle * angle / Double((2 * n - 1) * 2 * n)
      sum += term
    }
    return (sum * 10).rounded() / 10
  }
}

extension [Line] {
  /// The lines as they are written without colour.
  var written: [String] { map { $0.written(colored: false) } }
}
