#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import ToolKit
import Weather

/// A report as records of fields, for programs; what is not known is an empty field.
struct ReportFields {
  var report: WeatherReport
  var excerpt: Excerpt
  var sheet: Sheet

  /// The fields of every record but `air`, in their order.
  static let names =
    "kind, place, time, condition, temperature, feels like, lowest, highest, precipitation, "
    + "probability, snowfall, wind, direction, gusts, humidity, pressure, cloud, visibility, "
    + "UV index, sunrise, sunset, source, remark (outdated or partial)"
  /// The fields of the record `air`, in their order.
  static let airNames =
    "kind, place, time, European index, US index, OpenWeatherMap index, PM2.5, PM10, ozone, NO2, "
    + "SO2, CO, ammonia, dust, source"

  /// The records in their order.
  var records: [[String]] {
    [current] + report.steps(ofNext: excerpt.hours).map(record(of:))
      + report.days(next: excerpt.days).map(record(of:)) + air
  }

  private var current: [String] {
    let now = report.current
    let sun = ends(of: report.sun)
    return record(
      "current", time: iso8601(report.now), now?.condition ?? .unknown,
      [
        sheet.temperature(now?.temperatureCelsius), sheet.temperature(now?.feelsLikeCelsius), nil,
        nil, sheet.precipitation(now?.precipitationMillimetres), nil,
        sheet.snow(now?.snowfallCentimetres), sheet.wind(now?.windKilometresPerHour),
        sheet.degrees(now?.windDirectionDegrees), sheet.wind(now?.gustKilometresPerHour),
        sheet.percent(now?.humidityPercent), sheet.pressure(now?.pressureHectopascals),
        sheet.percent(now?.cloudCoverPercent), sheet.visibility(now?.visibilityMetres),
        sheet.uvIndex(now?.uvIndex), sun.rise, sun.set,
      ], remark: report.outdatedReason == nil ? "" : "outdated")
  }

  private func record(of hour: HourlyWeather) -> [String] {
    record(
      "hour", time: iso8601(hour.time), hour.condition,
      [
        sheet.temperature(hour.temperatureCelsius), sheet.temperature(hour.feelsLikeCelsius), nil,
        nil, sheet.precipitation(hour.precipitationMillimetres),
        sheet.percent(hour.precipitationProbabilityPercent), sheet.snow(hour.snowfallCentimetres),
        sheet.wind(hour.windKilometresPerHour), sheet.degrees(hour.windDirectionDegrees),
        sheet.wind(hour.gustKilometresPerHour), sheet.percent(hour.humidityPercent),
        sheet.pressure(hour.pressureHectopascals), sheet.percent(hour.cloudCoverPercent),
        sheet.visibility(hour.visibilityMetres), sheet.uvIndex(hour.uvIndex), nil, nil,
      ])
  }

  private func record(of day: DailyWeather) -> [String] {
    let sun = ends(of: day.sun)
    return record(
      "day", time: day.date.description, day.condition,
      [
        nil, nil, sheet.temperature(day.lowestCelsius), sheet.temperature(day.highestCelsius),
        sheet.precipitation(day.precipitationMillimetres),
        sheet.percent(day.precipitationProbabilityPercent), sheet.snow(day.snowfallCentimetres),
        sheet.wind(day.windKilometresPerHour), sheet.degrees(day.windDirectionDegrees),
        sheet.wind(day.gustKilometresPerHour), nil, nil, nil, nil,
        sheet.uvIndex(day.highestUVIndex), sun.rise, sun.set,
      ], remark: day.isPartial ? "partial" : "")
  }

  private var air: [[String]] {
    guard excerpt.wantsAir, let air = report.airQuality else { return [] }
    let values = [
      index(air.europeanIndex), index(air.usIndex), air.openWeatherMapIndex.map(String.init),
      sheet.concentration(air.fineParticlesMicrograms),
      sheet.concentration(air.particlesMicrograms),
      sheet.concentration(air.ozoneMicrograms), sheet.concentration(air.nitrogenDioxideMicrograms),
      sheet.concentration(air.sulphurDioxideMicrograms),
      sheet.concentration(air.carbonMonoxideMicrograms),
      sheet.concentration(air.ammoniaMicrograms), sheet.concentration(air.dustMicrograms),
    ]
    return [
      ["air", report.place.fullName, iso8601(air.time)] + values.map { $0 ?? "" }
        + [report.provider.name]
    ]
  }

  private func record(
    _ kind: String, time: String, _ condition: Condition, _ values: [String?], remark: String = ""
  ) -> [String] {
    [kind, report.place.fullName, time, condition.description] + values.map { $0 ?? "" }
      + [report.provider.name, remark]
  }

  private func index(_ value: Double?) -> String? {
    value.map { Quantity($0, "", places: 0).number }
  }

  /// Sunrise and sunset, or in their place which polar time it is.
  private func ends(of sun: Sun?) -> (rise: String?, set: String?) {
    switch sun {
    case .upAndDown(let rise, let set): (rise.map(iso8601), set.map(iso8601))
    case .polarDay: ("polar day", "polar day")
    case .polarNight: ("polar night", "polar night")
    case nil: (nil, nil)
    }
  }

  private func iso8601(_ moment: Date) -> String { moment.iso8601 }
}
