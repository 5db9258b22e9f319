#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads what Open-Meteo says about one place.
struct OpenMeteoAnswer {
  /// More rows than any question brings are not read.
  private static let mostRows = 1000

  let document: Tree
  let place: Place

  /// The answer, or `nil` where the document holds no weather at all.
  var answer: Answer? {
    let blocks = ["current", "hourly", "daily"].map { document[$0] }
    guard blocks.contains(where: \.isObject) else { return nil }
    let zone = PlaceZone(
      name: place.timeZoneName ?? document["timezone"].text,
      offsetSeconds: document["utc_offset_seconds"].whole ?? 0)
    return Answer(
      zone: zone, elevationMetres: document["elevation"].number, current: current, hours: hours,
      days: days)
  }

  private var current: CurrentWeather? {
    let block = OpenMeteoBlock("current", of: document)
    guard let time = block.moment("time", nil) else { return nil }
    var now = CurrentWeather(time: time)
    now.condition = Condition(wmoCode: block.value("weather_code", nil).whole)
    now.isDay = block.number("is_day", nil).map { $0 != 0 }
    now.temperatureCelsius = block.celsius("temperature_2m", nil)
    now.feelsLikeCelsius = block.celsius("apparent_temperature", nil)
    now.dewPointCelsius = block.celsius("dew_point_2m", nil)
    now.humidityPercent = block.number("relative_humidity_2m", nil)
    now.pressureHectopascals = block.number("pressure_msl", nil)
    now.cloudCoverPercent = block.number("cloud_cover", nil)
    now.visibilityMetres = block.metres("visibility", nil)
    now.uvIndex = block.number("uv_index", nil)
    now.precipitationMillimetres = block.millimetres("precipitation", nil)
    let interval = block.value("interval", nil).whole ?? 900
    now.precipitationMinutes = (60...86_400).contains(interval) ? interval / 60 : nil
    now.snowfallCentimetres = block.centimetres("snowfall", nil)
    now.windKilometresPerHour = block.kilometresPerHour("wind_speed_10m", nil)
    now.windDirectionDegrees = block.number("wind_direction_10m", nil)
    now.gustKilometresPerHour = Self.gust(
      block.kilometresPerHour("wind_gusts_10m", nil), over: now.windKilometresPerHour)
    return now
  }

  private var hours: [HourlyWeather] {
    let block = OpenMeteoBlock("hourly", of: document)
    let count = min(block.columns["time"].array.count, Self.mostRows)
    let hours = (0..<count).compactMap { Self.hour(block, $0) }
    return hours.sorted { $0.time < $1.time }
  }

  private static func hour(_ block: OpenMeteoBlock, _ row: Int) -> HourlyWeather? {
    guard let time = block.moment("time", row) else { return nil }
    var hour = HourlyWeather(time: time)
    hour.condition = Condition(wmoCode: block.value("weather_code", row).whole)
    hour.isDay = block.number("is_day", row).map { $0 != 0 }
    hour.temperatureCelsius = block.celsius("temperature_2m", row)
    hour.feelsLikeCelsius = block.celsius("apparent_temperature", row)
    hour.humidityPercent = block.number("relative_humidity_2m", row)
    hour.pressureHectopascals = block.number("pressure_msl", row)
    hour.cloudCoverPercent = block.number("cloud_cover", row)
    hour.visibilityMetres = block.metres("visibility", row)
    hour.uvIndex = block.number("uv_index", row)
    hour.precipitationProbabilityPercent = block.number("precipitation_probability", row)
    hour.precipitationMillimetres = block.millimetres("precipitation", row)
    hour.snowfallCentimetres = block.centimetres("snowfall", row)
    hour.windKilometresPerHour = block.kilometresPerHour("wind_speed_10m", row)
    hour.windDirectionDegrees = block.number("wind_direction_10m", row)
    hour.gustKilometresPerHour = gust(
      block.kilometresPerHour("wind_gusts_10m", row), over: hour.windKilometresPerHour)
    return hour
  }

  private var days: [DailyWeather] {
    let block = OpenMeteoBlock("daily", of: document)
    let count = min(block.columns["time"].array.count, Self.mostRows)
    let days = (0..<count).compactMap { row in
      block.date(row).map { OpenMeteoDay(block: block, row: row, date: $0, place: place).weather }
    }
    return days.sorted { $0.date < $1.date }
  }

  /// A gust, unless it is below the mean wind.
  static func gust(_ gust: Double?, over wind: Double?) -> Double? {
    guard let gust, gust >= wind ?? 0 else { return nil }
    return gust
  }
}
