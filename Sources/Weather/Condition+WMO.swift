extension Condition {
  /// What a code of the World Meteorological Organization stands for, as Open-Meteo uses them.
  ///
  /// Source: open-meteo.com/en/docs. A code that is not among them, or none, is `unknown`.
  public init(wmoCode code: Int?) {
    self = code.flatMap { Self.byWMOCode[$0] } ?? .unknown
  }

  private static let byWMOCode: [Int: Condition] = [
    0: .clear, 1: .mainlyClear, 2: .partlyCloudy, 3: .overcast, 45: .fog, 48: .rimeFog,
    51: .lightDrizzle, 53: .drizzle, 55: .heavyDrizzle, 56: .lightFreezingDrizzle,
    57: .freezingDrizzle, 61: .lightRain, 63: .rain, 65: .heavyRain, 66: .lightFreezingRain,
    67: .freezingRain, 71: .lightSnow, 73: .snow, 75: .heavySnow, 77: .snowGrains,
    80: .lightRainShowers, 81: .rainShowers, 82: .heavyRainShowers, 85: .lightSnowShowers,
    86: .heavySnowShowers, 95: .thunderstorm, 96: .thunderstormWithHail,
    99: .thunderstormWithHeavyHail,
  ]
}
