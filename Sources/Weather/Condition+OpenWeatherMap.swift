extension Condition {
  /// What a condition id of OpenWeatherMap stands for.
  ///
  /// An id that is not in its list counts as the plain kind of its hundred: 299 is a thunderstorm. Source:
  /// openweathermap.org/weather-conditions; those from 900 on are in old data only.
  public init(openWeatherMapID id: Int?) {
    guard let id else {
      self = .unknown
      return
    }
    self = Self.byOpenWeatherMapID[id] ?? Self.byHundred[id / 100] ?? .unknown
  }

  private static let byHundred: [Int: Condition] = [
    2: .thunderstorm, 3: .drizzle, 5: .rain, 6: .snow, 7: .mist, 8: .mostlyCloudy,
  ]

  private static let byOpenWeatherMapID: [Int: Condition] = [
    200: .thunderstormWithRain, 201: .thunderstormWithRain, 202: .thunderstormWithRain,
    210: .lightThunderstorm, 211: .thunderstorm, 212: .heavyThunderstorm, 221: .thunderstorm,
    230: .thunderstormWithRain, 231: .thunderstormWithRain, 232: .thunderstormWithRain,
    300: .lightDrizzle, 301: .drizzle, 302: .heavyDrizzle, 310: .lightDrizzle, 311: .drizzle,
    312: .heavyDrizzle, 313: .drizzle, 314: .heavyDrizzle, 321: .drizzle,
    500: .lightRain, 501: .rain, 502: .heavyRain, 503: .heavyRain, 504: .heavyRain,
    511: .freezingRain, 520: .lightRainShowers, 521: .rainShowers, 522: .heavyRainShowers,
    531: .rainShowers,
    600: .lightSnow, 601: .snow, 602: .heavySnow, 611: .sleet, 612: .lightSleet, 613: .sleet,
    615: .lightRainAndSnow, 616: .rainAndSnow, 620: .lightSnowShowers, 621: .snowShowers,
    622: .heavySnowShowers,
    701: .mist, 711: .smoke, 721: .haze, 731: .dustWhirls, 741: .fog, 751: .sand, 761: .dust,
    762: .volcanicAsh, 771: .squall, 781: .tornado,
    800: .clear, 801: .mainlyClear, 802: .partlyCloudy, 803: .mostlyCloudy, 804: .overcast,
    900: .tornado, 901: .tropicalStorm, 902: .hurricane, 906: .hail, 962: .hurricane,
  ]
}
