import Options
import ToolKit
import Weather

extension CommandTable {
  /// Everything that can be said to `weather`.
  static let weather = CommandTable(
    tool: "weather", version: "0.1.0", command: .weather,
    families: [
      SettingFamily("alias", valueName: "PLACE", kind: placeKind)
    ],
    environment: commonVariables)

  static let placeKind = ValueKind.text(rule: WeatherKeys.placeRule) { text in
    do throws(TextObjection) {
      _ = try WeatherKeys.place(text)
      return nil
    } catch { return error.sentence }
  }
}

extension Command {
  static let weather = Command(
    "", sentence: "Show the weather of places: now, the next hours, the next days.",
    operand: Operand("PLACE", kind: CommandTable.placeKind, count: .any),
    groups: [
      OptionGroup(
        "Options",
        [
          WeatherKeys.hours.definition, WeatherKeys.days.definition, WeatherKeys.air.definition,
          WeatherKeys.units.definition, WeatherKeys.language.definition,
          WeatherKeys.watch.definition, WeatherKeys.interval.definition,
          WeatherKeys.interactive.definition,
        ]),
      OptionGroup(
        "Places and services",
        [
          WeatherKeys.place.definition, WeatherKeys.list.definition, WeatherKeys.pick.definition,
          WeatherKeys.strict.definition, WeatherKeys.provider.definition,
          CommonKeys.apiKeyFile.definition, WeatherKeys.fresh.definition,
        ]),
      .output(
        json:
          "One JSON object a line: of each place the weather now, then its hours, then its days",
        plain: "One record a line, fields separated by tabs: \(ReportFields.names)",
        more: [
          WeatherKeys.line.definition, WeatherKeys.ascii.definition, WeatherKeys.credits.definition,
        ]),
      .general(
        of: "weather", demo: "Invented weather, without a network",
        services: [
          WeatherKeys.forecastURL.definition, WeatherKeys.geocodingURL.definition,
          WeatherKeys.airQualityURL.definition, WeatherKeys.openWeatherMapURL.definition,
          CommonKeys.apiKey(of: "weather").definition,
        ], more: [.completions]),
    ],
    keys: ["j k move   Enter open   / search   r refresh   p pause   ? help   q quit"],
    statuses: [
      0: "success, also with an old report", 1: "other failure", 64: "wrong usage",
      66: "no such place", 69: "not reachable", 74: "output cannot be written",
      75: "asked to slow down", 76: "unreadable answer", 77: "key refused",
      78: "bad configuration or no key", 130: "Ctrl-C",
    ],
    examples: [
      "weather London", "weather 'Springfield, IL' --hours 24 --days 7",
      "weather London Paris 'New York'", "weather home --line '{temperature} {condition}'",
      "weather -33.87,151.21 --json | jq .temperature_c", "weather -i",
    ])
}
