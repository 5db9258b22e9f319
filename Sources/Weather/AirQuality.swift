#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What is in the air of a place; what the service did not tell is absent, never zero.
public struct AirQuality: Sendable, Equatable, Codable {
  /// The hour it holds for.
  public var time: Date
  /// The European index: 0 is clean, beyond 100 extremely poor.
  public var europeanIndex: Double?
  /// The index of the United States: 0 to 500.
  public var usIndex: Double?
  /// OpenWeatherMap's own index, 1 good to 5 very poor; neither of the two above.
  public var openWeatherMapIndex: Int?
  /// Particles of up to 2.5 µm, µg/m³ like all of the following.
  public var fineParticlesMicrograms: Double?
  /// Particles of up to 10 µm.
  public var particlesMicrograms: Double?
  /// Ozone near the ground.
  public var ozoneMicrograms: Double?
  /// Nitrogen dioxide.
  public var nitrogenDioxideMicrograms: Double?
  /// Sulphur dioxide.
  public var sulphurDioxideMicrograms: Double?
  /// Carbon monoxide.
  public var carbonMonoxideMicrograms: Double?
  /// Ammonia; from Open-Meteo in Europe alone.
  public var ammoniaMicrograms: Double?
  /// Dust of the Sahara.
  public var dustMicrograms: Double?
  /// Grains of pollen in a cubic metre, where they are counted: in Europe.
  public var pollenGrains: [Pollen: Double] = [:]

  /// An hour of which nothing is known yet.
  public init(time: Date) { self.time = time }
}
