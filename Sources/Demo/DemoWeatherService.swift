public import LoopbackServer

/// Sample weather services that are being served.
public struct DemoWeatherService: Sendable {
  /// The server, for its statistics.
  public let server: LoopbackServer

  /// Where the forecast is; ends in `/v1/forecast`.
  public var forecastURL: String { "\(server.address)/v1/forecast" }
  /// Where the places are; ends in `/v1/search`.
  public var geocodingURL: String { "\(server.address)/v1/search" }
  /// Where the air is; ends in `/v1/air-quality`.
  public var airQualityURL: String { "\(server.address)/v1/air-quality" }
  /// Where OpenWeatherMap is: the root of the server; any key will do.
  public var openWeatherMapURL: String { server.address }
}
