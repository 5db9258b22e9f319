#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// All that was asked about the weather of one place, from one provider.
public struct WeatherReport: Sendable, Equatable {
  /// The place as it was asked for, with what the answer added: zone, elevation.
  public var place: Place
  /// The clock of the place.
  public var zone: PlaceZone
  /// Who answered.
  public var provider: Provider
  /// When the oldest part of it was fetched.
  public var fetchedAt: Date
  /// The weather now.
  public var current: CurrentWeather?
  /// What the sun does today.
  public var sun: Sun?
  /// Steps in order of time, at least as many as were asked for where the provider has them; may begin before now.
  public var hours: [HourlyWeather]
  /// Days in order, the first of them today.
  public var days: [DailyWeather]
  /// What is in the air.
  public var airQuality: AirQuality?
  /// What a reader has to be told beside the weather.
  public var notes: [Note]

  /// A report with the given parts.
  public init(
    place: Place, zone: PlaceZone, provider: Provider, fetchedAt: Date,
    current: CurrentWeather? = nil, sun: Sun? = nil, hours: [HourlyWeather] = [],
    days: [DailyWeather] = [], airQuality: AirQuality? = nil, notes: [Note] = []
  ) {
    self.place = place
    self.zone = zone
    self.provider = provider
    self.fetchedAt = fetchedAt
    self.current = current
    self.sun = sun
    self.hours = hours
    self.days = days
    self.airQuality = airQuality
    self.notes = notes
  }

  /// Something about how the report came about.
  public enum Note: Sendable, Equatable {
    /// The chosen provider failed, and this one answered in its place.
    case fellBack(from: Provider, reason: WeatherError)
    /// Nobody could be reached: this is what was known at `fetchedAt`.
    case outdated(reason: WeatherError)
    /// What is in the air could not be brought; the rest could.
    case noAirQuality(reason: WeatherError)
  }

  /// Why this is an old report, if it is one that should have been fetched anew.
  public var outdatedReason: WeatherError? {
    for case .outdated(let reason) in notes { return reason }
    return nil
  }

  /// The moment that counts as now: that of the current weather, else of the fetching.
  public var now: Date { current?.time ?? fetchedAt }

  /// The first `count` steps that are not over yet, the one under way included.
  public func hours(next count: Int) -> ArraySlice<HourlyWeather> {
    let start = now
    let first = hours.firstIndex { step in
      step.time.timeIntervalSince(start) > -3600 * Double(step.spanHours)
    }
    guard let first else { return [] }
    return hours[first...].prefix(max(0, count))
  }

  /// The first `count` days from today on.
  public func days(next count: Int) -> ArraySlice<DailyWeather> {
    let today = zone.date(at: now)
    guard let first = days.firstIndex(where: { $0.date >= today }) else { return [] }
    return days[first...].prefix(max(0, count))
  }
}
