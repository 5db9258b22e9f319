#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension PlaceFinder {
  /// Asks Open-Meteo for the places of a name.
  func ask(_ name: String, _ language: String) async throws(WeatherError) -> [Candidate] {
    let items = [
      ("name", name), ("count", "\(Self.candidateCount)"),
      ("language", Language.main(of: language)),
      ("format", "json"),
    ]
    let request = HTTPRequest(url: addresses.geocoding.asking(items), maximumBodyBytes: 1 << 20)
    do throws(HTTPError) {
      let reply = try await http.document(for: request)
      // Without a match there is no `results` at all; an error that merely looks like an answer has none either.
      guard reply.isObject, reply["error"] != .flag(true) else {
        throw .undecodable(endpoint: request.endpoint, reason: "JSON without places")
      }
      return reply["results"].array.prefix(100).compactMap(Candidate.init(openMeteo:))
    } catch {
      throw .http(error)
    }
  }

  /// What was found for a text.
  static func matches(of text: String, _ found: Found) -> PlaceMatches {
    PlaceMatches(
      text: text, places: found.candidates.map(\.place), isOutdated: found.isOutdated)
  }
}
