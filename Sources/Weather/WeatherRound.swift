#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// One question about several places to one provider.
struct WeatherRound: Sendable {
  let places: [Place]
  let provider: Provider
  let query: WeatherQuery
  /// What is known about each place.
  var known: [Remembered] = []
  /// The places of which something new is known.
  private(set) var renewed: Set<Int> = []
  private var failures: [Int: WeatherError] = [:]
  private var airFailures: [Int: WeatherError] = [:]

  init(places: [Place], provider: Provider, query: WeatherQuery) {
    self.places = places
    self.provider = provider
    self.query = query
  }

  /// Fetches what is not known or does not hold any more: weather and air side by side.
  mutating func fetch(from service: any WeatherService, now: @Sendable () -> Date) async {
    let moment = now()
    let due = known.map { $0.due(for: query, at: moment) }
    let withWeather = due.indices.filter { due[$0].hasWeather }
    let withAir = due.indices.filter { due[$0].air }
    var union = Remembered.Due()
    union.wanted = Wanted(current: false, language: query.language)
    for place in withWeather { union.formUnion(due[place]) }
    let (wanted, places) = (union.wanted, places)
    async let weather =
      withWeather.isEmpty
      ? [] : service.answers(about: withWeather.map { places[$0] }, wanted)
    async let air = withAir.isEmpty ? [] : service.airQuality(of: withAir.map { places[$0] })
    let fetchedAt = now()
    takeWeather(zip(withWeather, await weather), to: wanted, at: fetchedAt)
    takeAir(zip(withAir, await air), at: fetchedAt)
  }

  private mutating func takeWeather(
    _ outcomes: Zip2Sequence<[Int], [Result<Answer, WeatherError>]>, to wanted: Wanted,
    at fetchedAt: Date
  ) {
    for (place, outcome) in outcomes {
      switch outcome {
      case .success(let answer):
        known[place].take(answer, to: wanted, at: fetchedAt)
        renewed.insert(place)
      case .failure(let error): failures[place] = error
      }
    }
  }

  private mutating func takeAir(
    _ outcomes: Zip2Sequence<[Int], [Result<AirQuality, WeatherError>]>, at fetchedAt: Date
  ) {
    for (place, outcome) in outcomes {
      switch outcome {
      case .success(let air):
        known[place].air = Remembered.Part(fetchedAt: fetchedAt, value: air)
        renewed.insert(place)
      case .failure(let error):
        known[place].air = nil
        airFailures[place] = error
      }
    }
  }

  /// The report about each place, or why there is none; air that is missing is a note.
  var outcomes: [Result<WeatherReport, WeatherError>] {
    places.indices.map { place in
      if let error = failures[place] { return .failure(error) }
      if let error = airFailures[place], case .keyRefused = error { return .failure(error) }
      guard var report = known[place].report(about: places[place], from: provider, query) else {
        return .failure(.http(.cancelled))
      }
      if let error = airFailures[place] { report.notes.append(.noAirQuality(reason: error)) }
      return .success(report)
    }
  }
}
