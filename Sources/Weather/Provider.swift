/// A service that weather comes from.
public enum Provider: String, Sendable, Codable, CaseIterable {
  /// Open-Meteo, which needs no key.
  case openMeteo = "open-meteo"
  /// OpenWeatherMap, which needs one.
  case openWeatherMap = "openweathermap"

  /// How the service calls itself.
  public var name: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeatherMap"
    }
  }

  /// What its terms ask to be shown beside the data, in one line.
  public var attribution: String {
    switch self {
    case .openMeteo: "Weather data by Open-Meteo.com"
    case .openWeatherMap: "Weather data provided by OpenWeather"
    }
  }

  /// The address that goes with the attribution.
  public var link: String {
    switch self {
    case .openMeteo: "https://open-meteo.com/"
    case .openWeatherMap: "https://openweathermap.org/"
    }
  }

  /// The licence of the data.
  public var licence: String {
    switch self {
    case .openMeteo: "CC BY 4.0"
    case .openWeatherMap: "CC BY-SA 4.0 and ODbL"
    }
  }
}
