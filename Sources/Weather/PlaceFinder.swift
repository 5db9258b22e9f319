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
  private static let candidateCount = 20

  private let http: HTTPClient
  private let addresses: WeatherAddresses
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
    if let name = parts.first, parts.count > 1 {
      let found = try await candidates(name, in: parts.dropFirst(), language, isFresh)
      if !found.candidates.isEmpty { return Self.matches(of: text, found) }
    }
    let found = try await candidates(text, language, isFresh)
    guard !found.candidates.isEmpty else { throw .noSuchPlace(text) }
    return Self.matches(of: text, found)
  }

  /// The places of a name that lie in all of some areas, which may be called in the language asked for or in English.
  private func candidates(
    _ name: String, in areas: ArraySlice<String>, _ language: String, _ isFresh: Bool
  ) async throws(WeatherError) -> Found {
    var found = try await candidates(name, language, isFresh)
    let all = found.candidates
    found.candidates = all.filter { areas.allSatisfy($0.lies) }
    guard found.candidates.isEmpty, !all.isEmpty, language.lowercased() != "en" else {
      return found
    }
    let english = try await candidates(name, "en", isFresh).candidates
    let fitting = english.filter { areas.allSatisfy($0.lies) }
    found.candidates = all.filter { candidate in fitting.contains { $0.isSamePoint(as: candidate) }
    }
    return found
  }

  private typealias Found = (candidates: [Candidate], isOutdated: Bool)

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

  private func ask(_ name: String, _ language: String) async throws(WeatherError) -> [Candidate] {
    let items = [
      ("name", name), ("count", "\(Self.candidateCount)"), ("language", language.lowercased()),
      ("format", "json"),
    ]
    let request = HTTPRequest(url: addresses.geocoding.asking(items), maximumBodyBytes: 1 << 20)
    do throws(HTTPError) {
      let reply = try await http.json(Tree.self, from: request)
      // Without a match there is no `results` at all; an error that merely looks like an answer has none either.
      guard reply.isObject, reply["error"] != .flag(true) else {
        throw .undecodable(endpoint: request.endpoint, reason: "JSON without places")
      }
      return reply["results"].array.prefix(100).compactMap(Candidate.init(openMeteo:))
    } catch {
      throw .http(error)
    }
  }

  private static func matches(of text: String, _ found: Found) -> PlaceMatches {
    PlaceMatches(
      text: text, places: found.candidates.map(\.place), isOutdated: found.isOutdated)
  }
}
