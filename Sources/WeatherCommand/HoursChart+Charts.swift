#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

extension HoursChart {
  var temperature: Chart {
    chart("temperature", shape: .line, reduction: .mean, \.temperatureCelsius) {
      sheet.units.temperature(celsius: $0)
    }
  }

  var precipitation: Chart {
    chart(
      "precipitation", unitEnding: " \(timeBefore)", shape: .bars, reduction: .sum,
      \.precipitationMillimetres
    ) { sheet.units.precipitation(millimetres: $0) }
  }

  var probability: Chart {
    chart(
      "probability", shape: .bars, reduction: .maximum, \.precipitationProbabilityPercent
    ) { Quantity($0, "%", places: 0) }
  }

  var wind: Chart {
    chart("wind", shape: .bars, reduction: .maximum, \.windKilometresPerHour) {
      sheet.units.wind(kilometresPerHour: $0)
    }
  }

  private func chart(
    _ name: String, unitEnding: String = "", shape: Chart.Shape, reduction: ChartReduction,
    _ path: KeyPath<HourlyWeather, Double?>, quantity: (Double) -> Quantity
  ) -> Chart {
    let sample = quantity(0)
    return Chart(
      name, unit: sheet.unit(of: sample) + unitEnding, span: span,
      values: hours.map { $0[keyPath: path].map { quantity($0).value } }, shape: shape,
      reduction: reduction
    ) { Quantity($0, "", places: sample.places).number }
  }

  /// The time that an amount of rain fell in.
  private var timeBefore: String {
    let hours = hours.map(\.spanHours).max() ?? 1
    return hours == 1 ? "(hour before)" : "(\(hours) h before)"
  }

  private var span: String {
    guard let first = hours.first, let last = hours.last else { return "" }
    return hours.count == 1
      ? report.zone.dayAndClock(at: first.time)
      : report.zone.span(from: first.time, to: last.time)
  }

  /// How much falls in all, and how much of it as snow.
  var total: String? {
    let amounts = hours.compactMap(\.precipitationMillimetres)
    guard amounts.count > 1, let rain = sheet.precipitation(amounts.reduce(0, +)) else {
      return nil
    }
    let depth = hours.compactMap(\.snowfallCentimetres).reduce(0, +)
    let snow = depth > 0 ? sheet.snow(depth).map { ", snow \($0)" } : nil
    return "\(rain)\(snow ?? "") altogether"
  }
}
