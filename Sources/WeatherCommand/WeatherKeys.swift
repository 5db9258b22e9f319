#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Options
import ToolKit
import Weather

/// The options of `weather`, with the types of their values.
enum WeatherKeys {
  static let hours = OptionKey.integer(
    "hours", value: "N", in: 0...WeatherQuery.mostHours, default: 0,
    about: "Hours ahead to show as a chart")
  static let days = OptionKey.integer(
    "days", value: "N", in: 0...WeatherQuery.mostDays, default: 0,
    about: "Days to show as a table, today included")
  static let air = OptionKey.flag(
    "air",
    about:
      "Also what is in the air; a record of --plain has then the fields \(ReportFields.airNames)"
  )
  static let units = OptionKey<UnitSystem>.choice(
    "units", value: "SYSTEM", default: .metric, about: "Units; --json has its own")
  static let language = OptionKey<String?>.text(
    "language", value: "CODE", rule: languageRule,
    about: "Language of place names and of OpenWeatherMap's words, such as de"
  ) { text throws(TextObjection) in
    guard isLanguage(text) else { throw TextObjection(languageRule) }
    return text
  }

  static let place = OptionKey<String?>.text(
    "place", value: "PLACE", rule: placeRule, about: "The place to show where none is given",
    parse: place(_:))
  static let pick = OptionKey.integer(
    "pick", value: "N", in: 1...20, default: 1, about: "Of several places of that name, take this"
  ).reaching(.commandLine)
  static let list = OptionKey.flag("list", about: "List the places of that name and stop")
    .reaching(.commandLine)
  static let strict = OptionKey.flag(
    "strict", about: "Fail where several places have that name, rather than take the first")
  static let provider = OptionKey<Provider?>(
    OptionDefinition(
      name: "provider", valueName: "NAME", kind: .choice(Provider.allCases.map(\.rawValue)),
      about: "Who is asked, and nobody else; openweathermap needs a key"),
    builtIn: nil
  ) { Provider(rawValue: $0) }
  static let fresh = OptionKey.flag(
    "fresh", about: "Take nothing from the cache, and no old report where there is no new one")

  static let watch = OptionKey.flag("watch", about: "Show the weather again and again")
    .reaching(.commandLine)
  static let interval = OptionKey.seconds(
    "interval", in: 10...86_400, default: 600, about: "Time between looks of --watch")
  static let interactive = OptionKey.flag(
    "interactive", about: "Search places as you type, PLACE to begin with"
  )
  .short("i").reaching(.commandLine)

  static let line = OptionKey<LineFormat?>.text(
    "line", value: "FORMAT", rule: LineFormat.rule,
    about: "One line a place for status bars and nothing else. \(LineFormat.rule.dropLast())",
    parse: LineFormat.init(_:))
  static let ascii = OptionKey.flag("ascii", about: "Charts and units in ASCII")
  static let credits = OptionKey.flag("credits", about: "Say where the data come from and stop")
    .reaching(.commandLine)

  static let forecastURL = OptionKey.address(
    "forecast-url", endingIn: "/v1/forecast", about: "Address of the forecast"
  ).hidden()
  static let geocodingURL = OptionKey.address(
    "geocoding-url", endingIn: "/v1/search", about: "Address of the search for places"
  ).hidden()
  static let airQualityURL = OptionKey.address(
    "air-quality-url", endingIn: "/v1/air-quality", about: "Address of what is in the air"
  ).hidden()
  static let openWeatherMapURL = OptionKey.address(
    "openweathermap-url", endingIn: "", about: "Address of OpenWeatherMap"
  ).hidden()

  static let placeRule =
    "PLACE is a name, a name with region or country (Springfield, IL), a post code or coordinates."
  private static let languageRule = "CODE is a language such as de or pt_BR."

  /// A place as it can be asked for: not blank and not endless.
  static func place(_ text: String) throws(TextObjection) -> String {
    guard !text.allSatisfy(\.isWhitespace), text.utf8.count <= 200 else {
      throw TextObjection(placeRule)
    }
    return text
  }

  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isFine = parts.allSatisfy { part in
      (2...4).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && $0.isLetter }
    }
    return isFine && (1...2).contains(parts.count)
  }
}
