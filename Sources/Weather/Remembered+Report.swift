#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Remembered {
  /// The report about a place that these parts make, or `nil` where nothing is remembered of the weather.
  func report(
    about place: Place, from provider: Provider, _ query: WeatherQuery
  ) -> WeatherReport? {
    guard let zone = (current?.value ?? forecast?.value.answer)?.zone else { return nil }
    let air = query.wantsAirQuality ? self.air : nil
    let times = [current?.fetchedAt, forecast?.fetchedAt, air?.fetchedAt].compactMap { $0 }
    guard let fetchedAt = times.min() else { return nil }
    let told = forecast?.value.answer
    var whole = place
    whole.timeZoneName = place.timeZoneName ?? zone.name
    whole.elevationMetres =
      place.elevationMetres ?? current?.value.elevationMetres ?? told?.elevationMetres
    var report = WeatherReport(
      place: whole, zone: zone, provider: provider, fetchedAt: fetchedAt,
      hours: query.hours > 0 ? told?.hours ?? [] : [], days: told?.days ?? [],
      airQuality: air?.value)
    report.current = current?.value.current.map { completed($0, from: told?.hours ?? []) }
    let today = zone.date(at: report.now)
    report.sun = told?.days.first { $0.date == today }?.sun ?? current?.value.sun
    if query.days == 0 { report.days = [] }
    return report
  }

  /// The weather now with what only the hour around it tells.
  private func completed(
    _ current: CurrentWeather, from hours: [HourlyWeather]
  ) -> CurrentWeather {
    var whole = current
    let hour = hours.last { hour in
      (0..<Double(hour.spanHours) * 3600).contains(current.time.timeIntervalSince(hour.time))
    }
    whole.visibilityMetres = current.visibilityMetres ?? hour?.visibilityMetres
    whole.uvIndex = current.uvIndex ?? hour?.uvIndex
    return whole
  }
}
