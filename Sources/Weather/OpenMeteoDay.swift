#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads one row of Open-Meteo's `daily` block.
struct OpenMeteoDay {
  let block: OpenMeteoBlock
  let row: Int
  let date: CalendarDate
  let place: Place

  var weather: DailyWeather {
    var day = DailyWeather(date: date)
    day.condition = Condition(wmoCode: block.value("weather_code", row).whole)
    day.highestCelsius = block.celsius("temperature_2m_max", row)
    day.lowestCelsius = block.celsius("temperature_2m_min", row)
    day.highestFeelsLikeCelsius = block.celsius("apparent_temperature_max", row)
    day.lowestFeelsLikeCelsius = block.celsius("apparent_temperature_min", row)
    day.sun = sun
    day.daylightSeconds = block.number("daylight_duration", row)
    day.sunshineSeconds = block.number("sunshine_duration", row)
    day.highestUVIndex = block.number("uv_index_max", row)
    day.precipitationProbabilityPercent = block.number("precipitation_probability_max", row)
    day.precipitationMillimetres = block.millimetres("precipitation_sum", row)
    day.precipitationHours = block.number("precipitation_hours", row)
    day.snowfallCentimetres = block.centimetres("snowfall_sum", row)
    day.windKilometresPerHour = block.kilometresPerHour("wind_speed_10m_max", row)
    day.windDirectionDegrees = block.number("wind_direction_10m_dominant", row)
    day.gustKilometresPerHour = block.kilometresPerHour("wind_gusts_10m_max", row)
    return day
  }

  /// Near the poles both are midnight, of the same day in the night and of two days where the sun stays up.
  private var sun: Sun? {
    let rise = block.moment("sunrise", row)
    let set = block.moment("sunset", row)
    if let rise, let set {
      let length = set.timeIntervalSince(rise)
      if length == 0 { return .polarNight }
      if length >= 86_400 { return .polarDay }
    }
    if rise != nil || set != nil { return .upAndDown(rise: rise, set: set) }
    guard block.value("sunrise", row) != .null else { return nil }
    return Sun(allDayAt: place.latitude, on: date)
  }
}
