/// The invented weather of one day of a place, gathered from its hours.
struct DemoDay: Sendable {
  let sky: DemoSky
  let start: Int
  private let hours: [DemoMoment]

  /// The day that begins at `start`, in seconds since 1970.
  init(sky: DemoSky, start: Int) {
    self.sky = sky
    self.start = start
    hours = (0..<24).map { sky.moment(at: start + $0 * 3600) }
  }

  /// The value of a variable of Open-Meteo's block `daily`.
  func value(_ name: String) -> JSON {
    let sun = sky.sun(from: start)
    switch name {
    case "weather_code": return .number(hours.map(\.code).max() ?? 0)
    case "temperature_2m_max": return highest(\.celsius)
    case "temperature_2m_min": return lowest(\.celsius)
    case "apparent_temperature_max": return highest(\.feelsLike)
    case "apparent_temperature_min": return lowest(\.feelsLike)
    case "sunrise": return .number(sun.rise)
    case "sunset": return .number(sun.set)
    case "daylight_duration": return .decimal(Double(sun.set - sun.rise), places: 2)
    case "sunshine_duration":
      let bright = hours.filter { $0.isDay && $0.cloud < 50 }.count
      return .decimal(Double(min(bright * 3600, sun.set - sun.rise)), places: 2)
    case "uv_index_max": return highest(\.uvIndex)
    case "precipitation_sum": return .decimal(hours.map(\.rain).reduce(0, +), places: 2)
    case "precipitation_probability_max": return .number(hours.map(\.probability).max() ?? 0)
    case "precipitation_hours":
      return .decimal(Double(hours.filter { $0.rain > 0 }.count), places: 1)
    case "snowfall_sum": return .decimal(hours.map(\.snow).reduce(0, +), places: 2)
    case "wind_speed_10m_max": return highest(\.windKilometresPerHour)
    case "wind_gusts_10m_max": return highest(\.gust)
    case "wind_direction_10m_dominant": return .number(hours[12].windDirection)
    default: return .null
    }
  }

  private func highest(_ part: KeyPath<DemoMoment, Double>) -> JSON {
    .decimal(hours.map { $0[keyPath: part] }.max() ?? 0, places: 1)
  }

  private func lowest(_ part: KeyPath<DemoMoment, Double>) -> JSON {
    .decimal(hours.map { $0[keyPath: part] }.min() ?? 0, places: 1)
  }
}
