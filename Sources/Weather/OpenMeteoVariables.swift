/// What Open-Meteo is asked for; its default units are those that `OpenMeteoBlock` takes for granted.
enum OpenMeteoVariables {
  /// True moments, and days cut where the place has its midnight.
  static let time = [("timezone", "auto"), ("timeformat", "unixtime")]

  /// The parameters for what is wanted.
  static func items(for wanted: Wanted) -> [(String, String)] {
    var items: [(String, String)] = []
    if wanted.current { items.append(("current", current.joined(separator: ","))) }
    if wanted.days > 0 {
      items.append(("daily", daily.joined(separator: ",")))
      items.append(("forecast_days", "\(wanted.days)"))
    }
    if wanted.hours > 0 {
      items.append(("hourly", hourly.joined(separator: ",")))
      items.append(("forecast_hours", "\(wanted.hours)"))
    }
    return items + time
  }

  private static let always = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "precipitation", "snowfall",
    "weather_code", "cloud_cover", "pressure_msl", "visibility", "uv_index", "is_day",
    "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
  ]
  private static let current = always + ["dew_point_2m"]
  private static let hourly = always + ["precipitation_probability"]
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "apparent_temperature_max",
    "apparent_temperature_min", "sunrise", "sunset", "daylight_duration", "sunshine_duration",
    "uv_index_max", "precipitation_sum", "precipitation_probability_max", "precipitation_hours",
    "snowfall_sum", "wind_speed_10m_max", "wind_gusts_10m_max", "wind_direction_10m_dominant",
  ]
}
