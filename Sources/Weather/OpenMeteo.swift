import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// Open-Meteo: one request for any number of places.
struct OpenMeteo: WeatherService {
  /// The most places to a request; an address has to stay short.
  private static let mostPlaces = 100

  let http: PatientClient
  let addresses: WeatherAddresses

  func answers(
    about places: [Place], _ wanted: Wanted
  ) async -> [Result<Answer, WeatherError>] {
    await ask(addresses.forecast, OpenMeteoVariables.items(for: wanted), about: places) {
      OpenMeteoAnswer(document: $0, place: $1).answer
    }
  }

  func airQuality(of places: [Place]) async -> [Result<AirQuality, WeatherError>] {
    let items = [("current", OpenMeteoAir.variables.joined(separator: ","))]
    return await ask(addresses.airQuality, items + OpenMeteoVariables.time, about: places) {
      document, _ in OpenMeteoAir.airQuality(document)
    }
  }

  private func ask<Value: Sendable>(
    _ url: URL, _ items: [(String, String)], about places: [Place],
    _ read: @escaping @Sendable (Tree, Place) -> Value?
  ) async -> [Result<Value, WeatherError>] {
    let groups = stride(from: 0, to: places.count, by: Self.mostPlaces).map { start in
      Array(places[start..<min(start + Self.mostPlaces, places.count)])
    }
    // The service lets one request of an address run at a time and makes the others wait.
    var outcomes: [Result<Value, WeatherError>] = []
    for group in groups { outcomes += await askAtOnce(url, items, about: group, read) }
    return outcomes
  }

  private func askAtOnce<Value: Sendable>(
    _ url: URL, _ items: [(String, String)], about places: [Place],
    _ read: @escaping @Sendable (Tree, Place) -> Value?
  ) async -> [Result<Value, WeatherError>] {
    let latitudes = places.map { Number.coordinate($0.latitude) }.joined(separator: ",")
    let longitudes = places.map { Number.coordinate($0.longitude) }.joined(separator: ",")
    let request = HTTPRequest(
      url: url.asking([("latitude", latitudes), ("longitude", longitudes)] + items))
    do throws(HTTPError) {
      let reply = try await http.document(for: request)
      let documents = reply.isObject ? [reply] : reply.array
      return places.enumerated().map { offset, place in
        let document = documents.indices.contains(offset) ? documents[offset] : .null
        if let value = read(document, place) { return .success(value) }
        let reason =
          document["error"] == .flag(true) ? "an error in place of data" : "JSON without data"
        return .failure(.http(.undecodable(endpoint: request.endpoint, reason: reason)))
      }
    } catch .status(400, _) where places.count > 1 {
      // One place that the service does not accept spoils the request for all of them.
      return await places.concurrentMap(maxConcurrency: 2) { place in
        await self.askAtOnce(url, items, about: [place], read)
      }.flatMap { $0 }
    } catch {
      return places.map { _ in .failure(.http(error)) }
    }
  }
}
