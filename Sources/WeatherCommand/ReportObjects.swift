#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import ToolKit
import Weather

/// A report as JSON objects: the weather now, then hours, then days.
struct ReportObjects {
  var report: WeatherReport
  var excerpt: Excerpt
  /// Set where the weather is watched: `initial` or `new`.
  var event: String?

  /// The objects in their order, each one line.
  var lines: [String] {
    let objects =
      [current] + report.steps(ofNext: excerpt.hours).map(members(of:))
      + report.days(next: excerpt.days).map(members(of:))
    return objects.map { object in
      var object = object
      if let event { object["event"] = .string(event) }
      return JSONValue.object(object).line
    }
  }

  private var current: [String: JSONValue] {
    let now = report.current
    let sun = SunObject(sun: report.sun, zone: report.zone)
    let values: [String: JSONValue] = [
      "kind": "current", "time": .string(report.zone.iso8601(report.now)),
      "air": excerpt.wantsAir ? air : nil,
      "cloud_percent": number(now?.cloudCoverPercent), "condition": condition(now?.condition),
      "condition_text": JSONValue(now?.conditionText), "dew_point_c": number(now?.dewPointCelsius),
      "feels_like_c": number(now?.feelsLikeCelsius),
      "fetched_at": JSONValue(report.fetchedAt.timestamp?.iso8601),
      "gust_kmh": number(now?.gustKilometresPerHour),
      "humidity_percent": number(now?.humidityPercent),
      "is_day": now?.isDay.map { .bool($0) } ?? nil,
      "outdated": .bool(report.outdatedReason != nil),
      "precipitation_minutes": JSONValue(now?.precipitationMinutes),
      "precipitation_mm": number(now?.precipitationMillimetres),
      "pressure_hpa": number(now?.pressureHectopascals),
      "snowfall_cm": number(now?.snowfallCentimetres), "source": source, "sun": sun.kind,
      "sunrise": sun.rise, "sunset": sun.set, "temperature_c": number(now?.temperatureCelsius),
      "uv_index": number(now?.uvIndex), "visibility_m": number(now?.visibilityMetres),
      "wind_direction_deg": number(now?.windDirectionDegrees),
      "wind_kmh": number(now?.windKilometresPerHour),
    ]
    return values.merging(PlaceObject(place: report.place).members) { own, _ in own }
  }

  private func members(of hour: HourlyWeather) -> [String: JSONValue] {
    [
      "kind": "hour", "place": .string(report.place.name),
      "time": .string(report.zone.iso8601(hour.time)), "hours": .integer(hour.spanHours),
      "cloud_percent": number(hour.cloudCoverPercent), "condition": condition(hour.condition),
      "feels_like_c": number(hour.feelsLikeCelsius),
      "gust_kmh": number(hour.gustKilometresPerHour),
      "humidity_percent": number(hour.humidityPercent),
      "is_day": hour.isDay.map { .bool($0) } ?? nil,
      "precipitation_mm": number(hour.precipitationMillimetres),
      "precipitation_probability_percent": number(hour.precipitationProbabilityPercent),
      "pressure_hpa": number(hour.pressureHectopascals),
      "snowfall_cm": number(hour.snowfallCentimetres),
      "temperature_c": number(hour.temperatureCelsius), "uv_index": number(hour.uvIndex),
      "visibility_m": number(hour.visibilityMetres),
      "wind_direction_deg": number(hour.windDirectionDegrees),
      "wind_kmh": number(hour.windKilometresPerHour),
    ]
  }

  private func members(of day: DailyWeather) -> [String: JSONValue] {
    let sun = SunObject(sun: day.sun, zone: report.zone)
    return [
      "kind": "day", "place": .string(report.place.name), "date": .string(day.date.description),
      "condition": condition(day.condition), "daylight_s": number(day.daylightSeconds),
      "feels_like_max_c": number(day.highestFeelsLikeCelsius),
      "feels_like_min_c": number(day.lowestFeelsLikeCelsius),
      "gust_kmh": number(day.gustKilometresPerHour), "partial": .bool(day.isPartial),
      "precipitation_hours": number(day.precipitationHours),
      "precipitation_mm": number(day.precipitationMillimetres),
      "precipitation_probability_percent": number(day.precipitationProbabilityPercent),
      "snowfall_cm": number(day.snowfallCentimetres), "sun": sun.kind, "sunrise": sun.rise,
      "sunset": sun.set, "sunshine_s": number(day.sunshineSeconds),
      "temperature_max_c": number(day.highestCelsius),
      "temperature_min_c": number(day.lowestCelsius), "uv_index": number(day.highestUVIndex),
      "wind_direction_deg": number(day.windDirectionDegrees),
      "wind_kmh": number(day.windKilometresPerHour),
    ]
  }
}

extension ReportObjects {
  private var air: JSONValue {
    guard let air = report.airQuality else { return nil }
    let pollen = Pollen.allCases.map { ($0.rawValue, number(air.pollenGrains[$0])) }
    return [
      "ammonia_ugm3": number(air.ammoniaMicrograms),
      "co_ugm3": number(air.carbonMonoxideMicrograms),
      "dust_ugm3": number(air.dustMicrograms), "european_aqi": number(air.europeanIndex),
      "no2_ugm3": number(air.nitrogenDioxideMicrograms),
      "openweathermap_aqi": JSONValue(air.openWeatherMapIndex),
      "ozone_ugm3": number(air.ozoneMicrograms), "pm10_ugm3": number(air.particlesMicrograms),
      "pm2_5_ugm3": number(air.fineParticlesMicrograms),
      "pollen_grains_m3": .object(Dictionary(uniqueKeysWithValues: pollen)),
      "so2_ugm3": number(air.sulphurDioxideMicrograms),
      "time": .string(report.zone.iso8601(air.time)), "us_aqi": number(air.usIndex),
    ]
  }

  private var source: JSONValue {
    [
      "attribution": .string(report.provider.attribution),
      "licence": .string(report.provider.licence), "name": .string(report.provider.name),
      "url": .string(report.provider.link),
    ]
  }

  private func condition(_ condition: Condition?) -> JSONValue {
    .string((condition ?? .unknown).rawValue)
  }

  /// A number with two places at most, as no service knows more of them.
  private func number(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return nil }
    let rounded = (value * 100).rounded() / 100
    return .number(rounded == 0 ? 0 : rounded)
  }
}
