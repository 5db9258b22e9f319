/// Somewhere with weather.
public struct Place: Sendable, Hashable, Codable {
  /// Its name, or its coordinates where nothing else is known; foreign text.
  public var name: String
  /// The state, province or part of the country that it lies in; foreign text.
  public var adminRegion: String?
  /// The name of the country; foreign text.
  public var country: String?
  /// The country's two letters (ISO 3166-1), in upper case.
  public var countryCode: String?
  /// Degrees north of the equator, -90 to 90, as asked for and not as a grid point has them.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180, likewise.
  public var longitude: Double
  /// The name of its time zone in the IANA database, such as `Europe/London`.
  public var timeZoneName: String?
  /// Metres above the sea.
  public var elevationMetres: Double?
  /// How many people live there; absent where nobody counted.
  public var population: Int?

  /// A place with the given parts; coordinates outside their ranges are moved to the nearest inside.
  public init(
    name: String, adminRegion: String? = nil, country: String? = nil, countryCode: String? = nil,
    latitude: Double, longitude: Double, timeZoneName: String? = nil,
    elevationMetres: Double? = nil, population: Int? = nil
  ) {
    self.name = name
    self.adminRegion = adminRegion
    self.country = country
    self.countryCode = countryCode
    self.latitude = Number.plain(min(max(latitude, -90), 90))
    self.longitude = Number.plain(min(max(longitude, -180), 180))
    self.timeZoneName = timeZoneName
    self.elevationMetres = elevationMetres
    self.population = population
  }

  /// Name, region and country, such as `London, England, United Kingdom`; a part equal to the one before is left out.
  public var fullName: String {
    var parts = [name]
    for part in [adminRegion, country ?? countryCode] {
      guard let part, !part.isEmpty, part != parts.last else { continue }
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }
}
