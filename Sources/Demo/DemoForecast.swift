/// What Open-Meteo would say about one point: the variables that were asked for, in columns, times in Unix seconds.
struct DemoForecast: Sendable {
  let sky: DemoSky
  let zone: (name: String, offset: Int)
  let now: Int
  let query: [String: String]

  func document(location: Int) -> JSON {
    var members: [String: JSON] = [
      "latitude": .decimal(sky.latitude, places: 5),
      "longitude": .decimal(sky.longitude, places: 5),
      "utc_offset_seconds": .number(zone.offset), "timezone": .text(zone.name),
      "elevation": .decimal(20, places: 1), "generationtime_ms": .decimal(0.2, places: 1),
    ]
    if location > 0 { members["location_id"] = .number(location) }
    if let names = names("current") {
      members["current"] = .object(current(names))
      members["current_units"] = Self.units
    }
    if let names = names("hourly") {
      members["hourly"] = .object(hourly(names))
      members["hourly_units"] = Self.units
    }
    if let names = names("daily") {
      members["daily"] = .object(daily(names))
      members["daily_units"] = Self.units
    }
    return .object(members)
  }

  private static let units = JSON.object([
    "time": .text("unixtime"), "temperature_2m": .text("°C"), "wind_speed_10m": .text("km/h"),
  ])

  private func names(_ block: String) -> [String]? {
    query[block].map { $0.split(separator: ",").map(String.init) }
  }

  private func number(_ name: String, _ standard: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(query[name].flatMap { Int($0) } ?? standard, range.lowerBound), range.upperBound)
  }

  private func current(_ names: [String]) -> [String: JSON] {
    let moment = sky.moment(at: now)
    var values: [String: JSON] = ["time": .number(now), "interval": .number(900)]
    for name in names { values[name] = Self.value(name, of: moment, hours: 0.25) }
    return values
  }

  private func hourly(_ names: [String]) -> [String: JSON] {
    let start = now - now % 3600
    let times = (0..<number("forecast_hours", 24, 1...384)).map { start + $0 * 3600 }
    let moments = times.map(sky.moment)
    var values: [String: JSON] = ["time": .numbers(times)]
    for name in names {
      values[name] = .array(moments.map { Self.value(name, of: $0, hours: 1) })
    }
    return values
  }

  private func daily(_ names: [String]) -> [String: JSON] {
    let local = now + zone.offset
    let midnight = local - local % 86_400 - zone.offset
    let starts = (0..<number("forecast_days", 7, 1...16)).map { midnight + $0 * 86_400 }
    let days = starts.map { DemoDay(sky: sky, start: $0) }
    var values: [String: JSON] = ["time": .numbers(starts)]
    for name in names { values[name] = .array(days.map { $0.value(name) }) }
    return values
  }

  private static func value(_ name: String, of moment: DemoMoment, hours: Double) -> JSON {
    switch name {
    case "temperature_2m": .decimal(moment.celsius, places: 1)
    case "apparent_temperature": .decimal(moment.feelsLike, places: 1)
    case "dew_point_2m": .decimal(moment.dewPoint, places: 1)
    case "relative_humidity_2m": .number(moment.humidity)
    case "precipitation": .decimal(moment.rain * hours, places: 2)
    case "precipitation_probability": .number(moment.probability)
    case "snowfall": .decimal(moment.snow * hours, places: 2)
    case "weather_code": .number(moment.code)
    case "cloud_cover": .number(moment.cloud)
    case "pressure_msl": .decimal(moment.pressure, places: 1)
    case "visibility": .decimal(moment.visibility, places: 1)
    case "uv_index": .decimal(moment.uvIndex, places: 2)
    case "is_day": .number(moment.isDay ? 1 : 0)
    case "wind_speed_10m": .decimal(moment.windKilometresPerHour, places: 1)
    case "wind_direction_10m": .number(moment.windDirection)
    case "wind_gusts_10m": .decimal(moment.gust, places: 1)
    default: .null
    }
  }
}
