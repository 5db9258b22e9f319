import Foundation
import HTTP
import Synchronization
import Testing
import Weather

/// Bytes in place of a network, and what was asked for.
final class ScriptedTransport: HTTPTransport {
  typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let asked = Mutex<[HTTPRequest]>([])
  private let answer: Answer

  /// Answers whatever `answer` says.
  init(answer: @escaping Answer) { self.answer = answer }

  /// Answers each path with one body, and 404 where there is none.
  convenience init(_ bodies: [String: String]) {
    self.init { request throws(HTTPError) in
      guard let body = bodies[request.url.path()] else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
  }

  var requests: [HTTPRequest] { asked.withLock { $0 } }
  var paths: [String] { requests.map { $0.url.path() } }
  var queries: [String] { requests.map { $0.url.query(percentEncoded: true) ?? "" } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    asked.withLock { $0.append(request) }
    if Task.isCancelled { throw .cancelled }
    return try await answer(request)
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "no streams here")
  }

  var http: HTTPClient {
    HTTPClient(transport: self, clock: ContinuousClock(), policy: HTTPPolicy(attempts: 1))
  }
}

/// What the tests of this target share.
enum Sample {
  static let now = Date(timeIntervalSince1970: 1_791_191_700)
  static let london = Place(
    name: "London", latitude: 51.50853, longitude: -0.12574, timeZoneName: "Europe/London")
  static let paths = (
    forecast: "/v1/forecast", search: "/v1/search", air: "/v1/air-quality",
    current: "/data/2.5/weather", steps: "/data/2.5/forecast"
  )

  static func client(
    _ transport: ScriptedTransport, provider: Provider? = nil, key: String? = nil
  ) -> WeatherClient {
    WeatherClient(http: transport.http, provider: provider, key: key.map { APIKey($0) }) { now }
  }

  static func finder(_ transport: ScriptedTransport) -> PlaceFinder {
    PlaceFinder(http: transport.http) { now }
  }

  static func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  static let openMeteo = #"""
    {"latitude":51.5,"longitude":-0.12,"utc_offset_seconds":3600,"timezone":"Europe/London",
    "current":{"time":1791191700,"interval":900,"temperature_2m":-0.0,"weather_code":61,
    "wind_speed_10m":18.0,"wind_gusts_10m":9.0,"precipitation":0.2},
    "hourly":{"time":[1791190800,1791194400],"temperature_2m":[9.5,null],"uv_index":[1.5,2]},
    "daily":{"time":[1791154800],"temperature_2m_max":[12],"sunrise":[1791180487],"sunset":[1791221420]}}
    """#
  static let weatherMap = #"""
    {"weather":[{"id":500,"description":"light rain"}],"main":{"temp":8,"pressure":1010},
    "wind":{"speed":5,"deg":0},"dt":1791191700,"sys":{"sunrise":1791180487,"sunset":1791221420},
    "timezone":3600,"cod":"200"}
    """#
}
