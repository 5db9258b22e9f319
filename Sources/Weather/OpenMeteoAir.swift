#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads what Open-Meteo says of the air of one place.
enum OpenMeteoAir {
  /// The variables to ask for.
  static let variables =
    [
      "european_aqi", "us_aqi", "pm2_5", "pm10", "ozone", "nitrogen_dioxide", "sulphur_dioxide",
      "carbon_monoxide", "ammonia", "dust",
    ] + Pollen.allCases.map { $0.rawValue + "_pollen" }

  /// The air now, or `nil` where the document does not say.
  static func airQuality(_ document: Tree) -> AirQuality? {
    let block = OpenMeteoBlock("current", of: document)
    guard let time = block.moment("time", nil) else { return nil }
    var air = AirQuality(time: time)
    air.europeanIndex = block.number("european_aqi", nil)
    air.usIndex = block.number("us_aqi", nil)
    air.fineParticlesMicrograms = block.number("pm2_5", nil)
    air.particlesMicrograms = block.number("pm10", nil)
    air.ozoneMicrograms = block.number("ozone", nil)
    air.nitrogenDioxideMicrograms = block.number("nitrogen_dioxide", nil)
    air.sulphurDioxideMicrograms = block.number("sulphur_dioxide", nil)
    air.carbonMonoxideMicrograms = block.number("carbon_monoxide", nil)
    air.ammoniaMicrograms = block.number("ammonia", nil)
    air.dustMicrograms = block.number("dust", nil)
    for plant in Pollen.allCases {
      air.pollenGrains[plant] = block.number(plant.rawValue + "_pollen", nil)
    }
    return air
  }
}
