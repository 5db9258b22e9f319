import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// OpenWeatherMap: a request for each place and kind of weather.
///
/// The service takes its key in the query alone; no error, no name and no log of this package holds a query.
struct OpenWeatherMap: WeatherService {
  let http: PatientClient
  let root: URL
  let key: APIKey
  /// How many requests at a time.
  let maxConcurrency = 2

  func answers(
    about places: [Place], _ wanted: Wanted
  ) async -> [Result<Answer, WeatherError>] {
    await places.concurrentMap(maxConcurrency: maxConcurrency) { place in
      do throws(WeatherError) {
        return .success(try await self.answer(about: place, wanted))
      } catch {
        return .failure(error)
      }
    }
  }

  func airQuality(of places: [Place]) async -> [Result<AirQuality, WeatherError>] {
    await places.concurrentMap(maxConcurrency: maxConcurrency) { place in
      do throws(WeatherError) {
        return .success(
          try await self.ask("data/2.5/air_pollution", about: place, language: nil) {
            OpenWeatherMapAnswer.airQuality($0)
          })
      } catch {
        return .failure(error)
      }
    }
  }

  private func answer(
    about place: Place, _ wanted: Wanted
  ) async throws(WeatherError) -> Answer {
    let reading = OpenWeatherMapAnswer(place: place)
    var answer = Answer()
    if wanted.current {
      answer = try await ask("data/2.5/weather", about: place, language: wanted.language) {
        reading.current($0)
      }
    }
    if wanted.hours > 0 || wanted.days > 1 || wanted.days > 0 && !wanted.current {
      let forecast = try await ask(
        "data/2.5/forecast", about: place, language: wanted.language
      ) {
        reading.forecast($0)
      }
      answer.zone = forecast.zone
      (answer.hours, answer.days) = (forecast.hours, forecast.days)
    }
    return answer
  }

  /// The places of a name, at most five.
  func places(named name: String) async throws(WeatherError) -> Tree {
    try await ask(
      "geo/1.0/direct", [("q", name), ("limit", "5")],
      { reply in
        if case .array = reply { reply } else { nil }
      })
  }

  private func ask<Value: Sendable>(
    _ path: String, about place: Place, language: String?,
    _ read: @Sendable (Tree) -> Value?
  ) async throws(WeatherError) -> Value {
    var items = [
      ("lat", Number.coordinate(place.latitude)), ("lon", Number.coordinate(place.longitude)),
    ]
    if let language { items += [("units", "metric"), ("lang", Self.code(of: language))] }
    return try await ask(path, items, read)
  }

  private func ask<Value: Sendable>(
    _ path: String, _ items: [(String, String)], _ read: @Sendable (Tree) -> Value?
  ) async throws(WeatherError) -> Value {
    let url = root.appending(path: path).asking(items + [("appid", key.text)])
    let request = HTTPRequest(url: url, maximumBodyBytes: 1 << 20, secret: key.text)
    do throws(HTTPError) {
      let reply = try await http.document(for: request)
      if let value = read(reply) { return value }
      throw .undecodable(endpoint: request.endpoint, reason: "JSON without data")
    } catch .status(let status, _) where status == 401 || status == 403 {
      throw .keyRefused(.openWeatherMap, status: status)
    } catch {
      throw .http(error)
    }
  }

  /// The service's own code of a language, which is not always the common one.
  ///
  /// Source: openweathermap.org/current, "Multilingual support".
  private static func code(of language: String) -> String {
    let common = language.lowercased().map { $0 == "-" ? "_" : $0 }
    let special = [
      "sq": "al", "cs": "cz", "ko": "kr", "lv": "la", "zh": "zh_cn", "zh_hans": "zh_cn",
      "zh_hant": "zh_tw", "sv": "se", "uk": "ua", "nb": "no", "nn": "no",
      "zh_cn": "zh_cn", "zh_tw": "zh_tw", "pt_br": "pt_br",
    ]
    let main = Language.main(of: language)
    return special[String(common)] ?? special[main] ?? main
  }
}
