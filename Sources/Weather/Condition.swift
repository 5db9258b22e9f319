/// A kind of weather, from calm to dangerous, one set for both providers.
///
/// The raw values are for machines, such as `light_rain`; `description` is for people.
public enum Condition: String, Sendable, Codable, CaseIterable {
  /// Nobody said, or in a way that is not known.
  case unknown
  /// Clear.
  case clear
  /// Mainly clear.
  case mainlyClear = "mainly_clear"
  /// Partly cloudy.
  case partlyCloudy = "partly_cloudy"
  /// Mostly cloudy.
  case mostlyCloudy = "mostly_cloudy"
  /// Overcast.
  case overcast
  /// Haze.
  case haze
  /// Mist.
  case mist
  /// Fog.
  case fog
  /// Rime fog.
  case rimeFog = "rime_fog"
  /// Smoke.
  case smoke
  /// Dust.
  case dust
  /// Sand.
  case sand
  /// Dust whirls.
  case dustWhirls = "dust_whirls"
  /// Volcanic ash.
  case volcanicAsh = "volcanic_ash"
  /// Light drizzle.
  case lightDrizzle = "light_drizzle"
  /// Drizzle.
  case drizzle
  /// Heavy drizzle.
  case heavyDrizzle = "heavy_drizzle"
  /// Light rain.
  case lightRain = "light_rain"
  /// Rain.
  case rain
  /// Heavy rain.
  case heavyRain = "heavy_rain"
  /// Light rain showers.
  case lightRainShowers = "light_rain_showers"
  /// Rain showers.
  case rainShowers = "rain_showers"
  /// Heavy rain showers.
  case heavyRainShowers = "heavy_rain_showers"
  /// Light snow.
  case lightSnow = "light_snow"
  /// Snow.
  case snow
  /// Heavy snow.
  case heavySnow = "heavy_snow"
  /// Snow grains.
  case snowGrains = "snow_grains"
  /// Light snow showers.
  case lightSnowShowers = "light_snow_showers"
  /// Snow showers.
  case snowShowers = "snow_showers"
  /// Heavy snow showers.
  case heavySnowShowers = "heavy_snow_showers"
  /// Light sleet.
  case lightSleet = "light_sleet"
  /// Sleet.
  case sleet
  /// Light rain and snow.
  case lightRainAndSnow = "light_rain_and_snow"
  /// Rain and snow.
  case rainAndSnow = "rain_and_snow"
  /// Light freezing drizzle.
  case lightFreezingDrizzle = "light_freezing_drizzle"
  /// Freezing drizzle.
  case freezingDrizzle = "freezing_drizzle"
  /// Light freezing rain.
  case lightFreezingRain = "light_freezing_rain"
  /// Freezing rain.
  case freezingRain = "freezing_rain"
  /// Light thunderstorm.
  case lightThunderstorm = "light_thunderstorm"
  /// Thunderstorm.
  case thunderstorm
  /// Thunderstorm with rain.
  case thunderstormWithRain = "thunderstorm_with_rain"
  /// Heavy thunderstorm.
  case heavyThunderstorm = "heavy_thunderstorm"
  /// Thunderstorm with hail.
  case thunderstormWithHail = "thunderstorm_with_hail"
  /// Thunderstorm with heavy hail.
  case thunderstormWithHeavyHail = "thunderstorm_with_heavy_hail"
  /// Hail.
  case hail
  /// Squall.
  case squall
  /// Tropical storm.
  case tropicalStorm = "tropical_storm"
  /// Hurricane.
  case hurricane
  /// Tornado.
  case tornado
}

extension Condition: Comparable, CustomStringConvertible {
  /// The kind in English words, such as `light rain`.
  public var description: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }

  /// The calmer kind is less; `unknown` is less than all.
  public static func < (left: Condition, right: Condition) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.ranks[self] ?? 0 }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(allCases, 0...))
}
