#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Options
import ToolKit
import Weather

/// A command line of `weather` with environment and configuration, ready to be carried out.
struct WeatherOptions: ToolOptions, Equatable {
  static let table = CommandTable.weather

  var common: CommonOptions
  var task: Task
  /// What is to be found, in the order of the operands; names of the user's own are replaced.
  var places: [String]
  var excerpt: Excerpt
  var units: UnitSystem
  var language: String
  /// Which of several matches to take, from 1; nil where nobody said.
  var pick: Int?
  var isStrict: Bool
  var isFresh: Bool
  /// Whether charts and units are ASCII even where the terminal can do more.
  var wantsASCII: Bool
  /// Nil where nobody said.
  var provider: Provider?
  var addresses: WeatherAddresses
  /// Where the key is; it is read only where it is needed.
  var key: APIKeySource?

  /// What `weather` is asked to do.
  enum Task: Sendable, Equatable {
    case report
    case line(LineFormat)
    case list
    case watch(interval: Duration)
    /// Search as one types, beginning with a text.
    case search(String)
    case credits
  }

  /// What nobody names is an empty list of places, and wrong unless the task needs none.
  init(_ settings: Settings, environment: [String: String]) throws(UsageError) {
    common = CommonOptions(settings, environment: environment)
    task = try Task(settings)
    excerpt = Excerpt(
      hours: settings[WeatherKeys.hours], days: settings[WeatherKeys.days],
      wantsAir: settings[WeatherKeys.air])
    units = settings[WeatherKeys.units]
    language = settings[WeatherKeys.language] ?? "en"
    pick = settings.source(of: WeatherKeys.pick) == .builtIn ? nil : settings[WeatherKeys.pick]
    isStrict = settings[WeatherKeys.strict]
    isFresh = settings[WeatherKeys.fresh]
    wantsASCII = settings[WeatherKeys.ascii]
    provider = settings[WeatherKeys.provider]
    addresses = WeatherAddresses(settings)
    key = APIKeySource(settings, of: "weather", environment: environment)
    let usual = settings[WeatherKeys.place].map { [$0] } ?? []
    let aliases = settings.members["alias"] ?? [:]
    places = (settings.operands.isEmpty ? usual : settings.operands).map { aliases[$0] ?? $0 }
    if places.isEmpty, task.needsPlace {
      var error = Self.table.missingOperand(of: .weather)
      error.hints.append("Or write 'place = PLACE' into ~/.config/weather/config.")
      throw error
    }
    if pick != nil, places.count > 1 { throw UsageError("option '--pick' is for one place") }
  }
}

extension WeatherOptions.Task {
  /// With invented weather something moves every few seconds.
  private static let demoInterval = Duration.seconds(3)

  fileprivate init(_ settings: Settings) throws(UsageError) {
    let wishes: [(name: String, isGiven: Bool)] = [
      ("credits", settings[WeatherKeys.credits]), ("list", settings[WeatherKeys.list]),
      ("interactive", settings[WeatherKeys.interactive]), ("watch", settings[WeatherKeys.watch]),
    ]
    let given = wishes.filter(\.isGiven).map(\.name)
    if given.count > 1 {
      throw UsageError("options '--\(given[0])' and '--\(given[1])' exclude each other")
    }
    let format = settings[WeatherKeys.line]
    let isLineGiven = settings.source(of: WeatherKeys.line) == .option
    if let other = given.first ?? (settings[CommonKeys.json] ? "json" : nil), isLineGiven {
      throw UsageError("options '--line' and '--\(other)' exclude each other")
    }
    switch given.first {
    case "credits": self = .credits
    case "list": self = .list
    case "interactive": self = .search(settings.operands.joined(separator: " "))
    case "watch": self = .watch(interval: Self.interval(settings))
    default:
      self = format.map { settings[CommonKeys.json] ? .report : .line($0) } ?? .report
    }
  }

  private static func interval(_ settings: Settings) -> Duration {
    let isHurried =
      settings[CommonKeys.demo] && settings.source(of: WeatherKeys.interval) == .builtIn
    return isHurried ? demoInterval : settings[WeatherKeys.interval]
  }

  /// Whether one line is all that is said.
  var isLine: Bool { if case .line = self { true } else { false } }

  fileprivate var needsPlace: Bool {
    switch self {
    case .report, .line, .list, .watch: true
    case .search, .credits: false
    }
  }
}

extension WeatherAddresses {
  fileprivate init(_ settings: Settings) {
    self.init(
      forecast: settings[WeatherKeys.forecastURL] ?? Self.official.forecast,
      geocoding: settings[WeatherKeys.geocodingURL] ?? Self.official.geocoding,
      airQuality: settings[WeatherKeys.airQualityURL] ?? Self.official.airQuality,
      openWeatherMap: settings[WeatherKeys.openWeatherMapURL] ?? Self.official.openWeatherMap)
  }

  /// All addresses.
  var all: [URL] { [forecast, geocoding, airQuality, openWeatherMap] }
}
