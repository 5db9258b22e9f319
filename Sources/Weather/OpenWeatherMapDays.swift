#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes days of the steps that OpenWeatherMap forecasts, by the clock of the place.
struct OpenWeatherMapDays {
  let hours: [HourlyWeather]
  let zone: PlaceZone
  let span: Int

  /// The days that have at least one step, in order; those with too few steps are marked partial.
  var days: [DailyWeather] {
    let steps = Dictionary(grouping: hours) { zone.date(at: $0.time) }
    // What fell before a step belongs to the day in which most of that time lies.
    let falls = Dictionary(grouping: hours) { zone.date(at: $0.time - Double(span) * 1800) }
    return steps.keys.sorted().map { day($0, steps[$0] ?? [], falls[$0] ?? []) }
  }

  private func day(
    _ date: CalendarDate, _ steps: [HourlyWeather], _ falls: [HourlyWeather]
  ) -> DailyWeather {
    var day = DailyWeather(date: date)
    let minutes = steps.map { zone.minuteOfDay(at: $0.time) }
    let width = span * 60
    // An hour more or less when the clock changes.
    let isWhole = (minutes.min() ?? 1440) < width && (minutes.max() ?? 0) >= 1440 - width
    day.isPartial = !isWhole
    day.condition = steps.map(\.condition).max() ?? .unknown
    day.highestCelsius = steps.compactMap(\.temperatureCelsius).max()
    day.lowestCelsius = steps.compactMap(\.temperatureCelsius).min()
    day.highestFeelsLikeCelsius = steps.compactMap(\.feelsLikeCelsius).max()
    day.lowestFeelsLikeCelsius = steps.compactMap(\.feelsLikeCelsius).min()
    day.precipitationProbabilityPercent = falls.compactMap(\.precipitationProbabilityPercent).max()
    let amounts = falls.compactMap(\.precipitationMillimetres)
    day.precipitationMillimetres =
      amounts.isEmpty ? nil : Number.rounded(amounts.reduce(0, +), places: 2)
    let strongest = steps.max { $0.windKilometresPerHour ?? -1 < $1.windKilometresPerHour ?? -1 }
    day.windKilometresPerHour = strongest?.windKilometresPerHour
    day.windDirectionDegrees = strongest?.windDirectionDegrees
    day.gustKilometresPerHour = steps.compactMap(\.gustKilometresPerHour).max()
    return day
  }
}
