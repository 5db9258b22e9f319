#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What one provider said about one place, part by part, each with the time it came.
struct Remembered: Sendable, Equatable, Codable {
  /// A part and when it was fetched.
  struct Part<Value: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    var fetchedAt: Date
    var value: Value
  }

  /// A forecast and how far it was asked for.
  struct Forecast: Sendable, Equatable, Codable {
    var days: Int
    var hours: Int
    var answer: Answer
  }

  var current: Part<Answer>?
  var forecast: Part<Forecast>?
  var air: Part<AirQuality>?

  /// How long the weather now holds, in seconds.
  static let currentLife = 600.0
  /// How long a forecast and the air hold.
  static let forecastLife = 1800.0

  /// Whether something fetched then still holds; a time ahead of now is not believed.
  static func holds(_ fetchedAt: Date, at now: Date, for life: Double) -> Bool {
    let age = now.timeIntervalSince(fetchedAt)
    return age >= -60 && age < life
  }

  /// What of a question has to be fetched at a moment.
  func due(for query: WeatherQuery, at now: Date) -> Due {
    var due = Due()
    if let current, !query.isFresh, Self.holds(current.fetchedAt, at: now, for: Self.currentLife) {
      due.wanted.current = false
    }
    // A day for the sun alone, or a week, or all there is: what was asked for last serves many questions.
    let days = query.days == 0 ? 1 : query.days <= 7 ? 7 : WeatherQuery.mostDays
    let isKnown =
      if let forecast, !query.isFresh {
        Self.holds(forecast.fetchedAt, at: now, for: Self.forecastLife)
          && forecast.value.days >= days && forecast.value.hours >= query.hours
          && forecast.isOfSameDay(as: now)
      } else { false }
    if !isKnown {
      due.wanted.days = days
      // One more than two days: an hour later the first of them is over.
      due.wanted.hours = query.hours == 0 ? 0 : query.hours <= 48 ? 49 : WeatherQuery.mostHours
    }
    if query.wantsAirQuality {
      due.air = !(air.map { Self.holds($0.fetchedAt, at: now, for: Self.forecastLife) } ?? false)
      due.air = due.air || query.isFresh
    }
    due.wanted.language = query.language
    return due
  }

  /// What has to be fetched.
  struct Due: Sendable, Equatable {
    var wanted = Wanted()
    var air = false

    /// Whether there is anything to ask about the weather itself.
    var hasWeather: Bool { wanted.current || wanted.days > 0 }

    /// Takes in what another place needs, so that one request serves both.
    mutating func formUnion(_ other: Due) {
      wanted.current = wanted.current || other.wanted.current
      wanted.days = max(wanted.days, other.wanted.days)
      wanted.hours = max(wanted.hours, other.wanted.hours)
      air = air || other.air
    }
  }

  /// Takes in an answer to what was wanted.
  mutating func take(_ answer: Answer, to wanted: Wanted, at now: Date) {
    if wanted.current { current = Part(fetchedAt: now, value: answer) }
    if wanted.days > 0 {
      forecast = Part(
        fetchedAt: now,
        value: Forecast(days: wanted.days, hours: wanted.hours, answer: answer))
    }
  }
}

extension Remembered.Part<Remembered.Forecast> {
  /// Whether it is still the day at the place on which this was fetched: at midnight its first day is over.
  func isOfSameDay(as now: Date) -> Bool {
    let zone = value.answer.zone
    return zone.date(at: fetchedAt) == zone.date(at: now)
  }
}
