public import FileStore
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Finds the places that a text may mean: a name, a name with region or country behind a comma, a post code, or
/// coordinates.
///
/// What is found is remembered for 30 days. Places are Open-Meteo's, which knows their zones; where it cannot be reached
/// and there is a key, OpenWeatherMap is asked.
public struct PlaceFinder: Sendable {
  /// How long a place that was found is remembered, in seconds.
  private static let life = 30 * 86_400.0
  static let candidateCount = 20

  let http: PatientClient
  let addresses: WeatherAddresses
  private let openWeatherMap: OpenWeatherMap?
  private let memory: WeatherMemory
  private let now: @Sendable () -> Date

  /// A finder that asks the services at `addresses`.
  ///
  /// - Parameters:
  ///   - http: Sends the requests.
  ///   - addresses: Where the services are.
  ///   - key: The key of OpenWeatherMap.
  ///   - cache: What was found before; `nil` to remember nothing.
  ///   - now: The time of day.
  public init(
    http: HTTPClient, addresses: WeatherAddresses = .official, key: APIKey? = nil,
    cache: DiskCache? = nil, now: @escaping @Sendable () -> Date
  ) {
    let http = PatientClient(http: http, now: now)
    self.http = http
    self.addresses = addresses
    openWeatherMap = key.map {
      OpenWeatherMap(http: http, root: addresses.openWeatherMap, key: $0)
    }
    memory = WeatherMemory(cache: cache)
    self.now = now
  }

  /// The places that a text may mean, the best first; coordinates cost no request and are a place without a zone.
  ///
  /// Of `Springfield, IL` the part before the comma is searched for and the rest picks among the results: all of it
  /// has to fit. Where nothing fits the whole text is searched for, as in `Washington, D.C.`
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
    let text = TypedText.trimmed(text)
    guard !text.isEmpty else { throw .noSuchPlace(text) }
    if let point = Coordinates.pair(in: text) {
      guard point.isOnGlobe else { throw .noSuchCoordinates(text) }
      return PlaceMatches(text: text, places: [point.place])
    }
    let parts = text.split(separator: ",").map { TypedText.trimmed(String($0)) }.filter {
      !$0.isEmpty
    }
    var misfits: [Candidate] = []
    if let name = parts.first, parts.count > 1 {
      let named = try await candidates(name, language, isFresh)
      let found = try await fitting(named, name, in: parts.dropFirst(), language, isFresh)
      if !found.candidates.isEmpty { return Self.matches(of: text, found) }
      misfits = named.candidates
    }
    // `London,` is not over yet, or has a comma too many.
    let whole = parts.count == 1 ? parts[0] : text
    var found = try await candidates(whole, language, isFresh)
    // A service that passes over the comma finds again what does not lie where it should.
    found.candidates.removeAll { candidate in misfits.contains(where: candidate.isSamePoint) }
    guard !found.candidates.isEmpty else { throw .noSuchPlace(text) }
    return Self.matches(of: text, found)
  }

  /// Those of the places of a name that lie in all of some areas, which may be called in the language asked for or in
  /// English.
  private func fitting(
    _ named: Found, _ name: String, in areas: ArraySlice<String>, _ language: String,
    _ isFresh: Bool
  ) async throws(WeatherError) -> Found {
    var found = named
    let all = found.candidates
    found.candidates = all.filter { areas.allSatisfy($0.lies) }
    guard found.candidates.isEmpty, !all.isEmpty, Language.main(of: language) != "en" else {
      return found
    }
    let english = try await candidates(name, "en", isFresh).candidates
    let fitting = english.filter { areas.allSatisfy($0.lies) }
    found.candidates = all.filter { candidate in fitting.contains { $0.isSamePoint(as: candidate) }
    }
    return found
  }

  typealias Found = (candidates: [Candidate], isOutdated: Bool)

  private struct Kept: Codable, Sendable {
    var fetchedAt: Date
    var candidates: [Candidate]
  }

  private func candidates(
    _ name: String, _ language: String, _ isFresh: Bool
  ) async throws(WeatherError) -> Found {
    let key = ["places", addresses.geocoding.absoluteString, language, name]
      .joined(separator: "\n")
    let kept = isFresh ? nil : await memory.value(Kept.self, for: key)
    if let kept, Remembered.holds(kept.fetchedAt, at: now(), for: Self.life) {
      return (kept.candidates, false)
    }
    do throws(WeatherError) {
      let candidates = try await ask(name, language)
      if !candidates.isEmpty {
        await memory.store(Kept(fetchedAt: now(), candidates: candidates), for: key)
      }
      return (candidates, false)
    } catch {
      guard error.isOutage else { throw error }
      if let kept { return (kept.candidates, true) }
      guard let others = try? await openWeatherMap?.places(named: name) else { throw error }
      let candidates = others.array.prefix(Self.candidateCount).compactMap {
        Candidate(openWeatherMap: $0, language: language)
      }
      return (candidates, false)
    }
  }
}
