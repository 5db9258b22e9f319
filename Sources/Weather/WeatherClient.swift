public import FileStore
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Brings the weather of places from a provider, and remembers it for as long as it holds.
///
/// The weather now is remembered for 10 minutes, the forecast and the air for 30, by this machine's own clock. When
/// nobody can be reached the last report is given, marked as outdated. Who asks for patience gets up to 10 minutes.
public actor WeatherClient {
  /// What a cache of weather and places needs: no more than 500 answers of 8 MiB, none older than 60 days.
  public static let cacheLimits = DiskCacheLimits(
    bytes: 8 << 20, entries: 500, age: .seconds(60 * 86_400))

  let addresses: WeatherAddresses
  let memory: WeatherMemory
  let now: @Sendable () -> Date
  private let chosen: Provider?
  private let openMeteo: OpenMeteo
  private let openWeatherMap: OpenWeatherMap?

  /// A client of the services at `addresses`.
  ///
  /// - Parameters:
  ///   - http: Sends the requests.
  ///   - addresses: Where the services are.
  ///   - provider: Who is to answer, and nobody else; `nil` for OpenWeatherMap where there is a key and Open-Meteo
  ///     where there is none, and for Open-Meteo also when the other fails.
  ///   - key: The key of OpenWeatherMap.
  ///   - cache: What was brought before; `nil` to remember nothing.
  ///   - now: The time of day.
  public init(
    http: HTTPClient, addresses: WeatherAddresses = .official, provider: Provider? = nil,
    key: APIKey? = nil, cache: DiskCache? = nil, now: @escaping @Sendable () -> Date
  ) {
    self.addresses = addresses
    self.now = now
    memory = WeatherMemory(cache: cache)
    chosen = provider
    let http = PatientClient(http: http, now: now)
    openMeteo = OpenMeteo(http: http, addresses: addresses)
    openWeatherMap = key.map { OpenWeatherMap(http: http, root: addresses.openWeatherMap, key: $0) }
  }

  /// Who is asked first.
  public nonisolated var provider: Provider {
    chosen ?? (openWeatherMap == nil ? .openMeteo : .openWeatherMap)
  }

  /// The weather of one place.
  ///
  /// - Throws: `.http`, `.keyRefused`, `.noKey`.
  public func report(
    for place: Place, _ query: WeatherQuery = WeatherQuery()
  ) async throws(WeatherError) -> WeatherReport {
    guard let outcome = try await reports(for: [place], query).first else {
      throw .http(.cancelled)
    }
    return try outcome.get()
  }

  /// The weather of places, in their order; each one succeeds or fails for itself.
  ///
  /// Open-Meteo is asked once about all of them, OpenWeatherMap about each, at most two requests at a time.
  ///
  /// - Throws: `.http(.cancelled)` alone.
  public func reports(
    for places: [Place], _ query: WeatherQuery = WeatherQuery()
  ) async throws(WeatherError) -> [Result<WeatherReport, WeatherError>] {
    var outcomes = await outcomes(from: provider, for: places, query)
    if chosen == nil, provider != .openMeteo {
      let failed = outcomes.indices.filter { outcomes[$0].failure?.isWorthAnother == true }
      let others = await self.outcomes(
        from: .openMeteo, for: failed.map { places[$0] }, query)
      for (place, other) in zip(failed, others) {
        guard var report = try? other.get(), let reason = outcomes[place].failure else { continue }
        report.notes.insert(.fellBack(from: provider, reason: reason), at: 0)
        outcomes[place] = .success(report)
      }
    }
    if Task.isCancelled { throw .http(.cancelled) }
    return await withOldReports(outcomes, places, query)
  }

  /// Puts the last report in place of each failure that is an outage.
  private func withOldReports(
    _ outcomes: [Result<WeatherReport, WeatherError>], _ places: [Place], _ query: WeatherQuery
  ) async -> [Result<WeatherReport, WeatherError>] {
    guard !query.isFresh else { return outcomes }
    var outcomes = outcomes
    let providers = chosen == nil && provider != .openMeteo ? [provider, .openMeteo] : [provider]
    for (offset, outcome) in outcomes.enumerated() {
      guard let reason = outcome.failure, reason.isOutage else { continue }
      for provider in providers {
        let old = await remembered(of: places[offset], from: provider, query)
        guard var report = old.report(about: places[offset], from: provider, query) else {
          continue
        }
        report.notes.append(.outdated(reason: reason))
        outcomes[offset] = .success(report)
        break
      }
    }
    return outcomes
  }

  private func outcomes(
    from provider: Provider, for places: [Place], _ query: WeatherQuery
  ) async -> [Result<WeatherReport, WeatherError>] {
    guard !places.isEmpty else { return [] }
    let service: any WeatherService
    switch (provider, openWeatherMap) {
    case (.openMeteo, _): service = openMeteo
    case (.openWeatherMap, let known?): service = known
    case (.openWeatherMap, nil): return places.map { _ in .failure(.noKey(provider)) }
    }
    var round = WeatherRound(places: places, provider: provider, query: query)
    for place in places { round.known.append(await remembered(of: place, from: provider, query)) }
    await round.fetch(from: service, now: now)
    for place in round.renewed {
      await memory.store(round.known[place], for: name(of: places[place], from: provider, query))
    }
    return round.outcomes
  }

  private func remembered(
    of place: Place, from provider: Provider, _ query: WeatherQuery
  ) async -> Remembered {
    let name = name(of: place, from: provider, query)
    return await memory.value(Remembered.self, for: name) ?? Remembered()
  }

  /// What a place's weather is kept under: no key, and apart by address.
  private func name(
    of place: Place, from provider: Provider, _ query: WeatherQuery
  ) -> String {
    let address = provider == .openMeteo ? addresses.forecast : addresses.openWeatherMap
    let language = provider == .openMeteo ? "" : query.language
    return [
      "weather", provider.rawValue, address.absoluteString, addresses.airQuality.absoluteString,
      Number.coordinate(place.latitude), Number.coordinate(place.longitude),
      place.timeZoneName ?? "", language,
    ].joined(separator: "\n")
  }
}
