import Terminal
import Weather

/// Where the data come from, as their terms ask.
enum Footer {
  /// A line for each provider, in the order of the reports.
  static func texts(for reports: [WeatherReport]) -> [String] {
    var seen: [Provider] = []
    for report in reports where !seen.contains(report.provider) { seen.append(report.provider) }
    return seen.map { "\($0.attribution) (\($0.licence)), \($0.link)" }
  }

  /// The text of `--credits`.
  static let credits =
    Provider.allCases.map { provider in
      "\(provider.attribution)\n  \(provider.link), licence \(provider.licence)\n"
    }.joined()
    + "Place names by GeoNames\n  https://www.geonames.org/, licence CC BY 4.0\n"
}
