import Terminal
import ToolKit
import Weather

/// What is in the air of a place, in words; what is not known is left out.
struct AirFacts {
  var air: AirQuality
  var zone: PlaceZone
  var sheet: Sheet

  var lines: [Line] {
    let title = "air, \(zone.dayAndClock(at: air.time))"
    return title.wrapped(to: sheet.width).map { Line($0, .title) }
      + (facts.isEmpty
        ? [Line("nothing is known of the air".cut(to: sheet.width))]
        : facts.flatMap { $0.lines(on: sheet) })
  }

  var facts: [Fact] {
    let listed: [(String, String?)] =
      [
        ("European index", index(air.europeanIndex, AirScale.european)),
        ("US index", index(air.usIndex, AirScale.american)),
        ("OpenWeather", index(air.openWeatherMapIndex.map(Double.init), AirScale.openWeatherMap)),
        ("PM2.5", sheet.concentration(air.fineParticlesMicrograms)),
        ("PM10", sheet.concentration(air.particlesMicrograms)),
        ("ozone", sheet.concentration(air.ozoneMicrograms)),
        ("NO2", sheet.concentration(air.nitrogenDioxideMicrograms)),
        ("SO2", sheet.concentration(air.sulphurDioxideMicrograms)),
        ("CO", sheet.concentration(air.carbonMonoxideMicrograms)),
        ("ammonia", sheet.concentration(air.ammoniaMicrograms)),
        ("dust", sheet.concentration(air.dustMicrograms)),
      ]
      + Pollen.allCases.map { plant in
        ("\(plant.rawValue) pollen", air.pollenGrains[plant].map(grains))
      }
    return listed.compactMap { name, value in value.map { Fact(name: name, value: $0) } }
  }

  private func index(_ value: Double?, _ scale: AirScale) -> String? {
    value.map { "\(Quantity($0, "", places: 0).number), \(scale.word(for: $0))" }
  }

  private func grains(_ count: Double) -> String {
    sheet.text(Quantity(count, "grains/m³", places: 0))
  }
}
