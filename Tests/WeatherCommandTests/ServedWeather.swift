import Demo
import LoopbackServer
import Synchronization
import TerminalModel
import TestSupport

/// Weather services of a test's own, on real sockets.
struct ServedWeather: Sendable {
  let service: DemoWeatherService
  private let faults: Faults

  /// Serves as long as `body` runs.
  static func served<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    while body: (ServedWeather) async throws -> Result
  ) async throws -> Result {
    let faults = Faults()
    return try await withDemoWeather(
      seed: 1, now: { 1_791_189_000 },
      fault: { request in faults.byPath.withLock { $0[request.path] } }
    ) { try await body(ServedWeather(service: $0, faults: faults)) }
  }

  /// Lets the answers of a path go wrong; nil ends that.
  func spoil(_ path: String, _ fault: LoopbackFault?) {
    faults.byPath.withLock { $0[path] = fault }
  }

  /// A run of `weather` that asks here, into pipes.
  func run(_ words: [String], environment: [String: String] = [:]) -> ToolRun {
    ToolRun("weather", words + addresses, environment: patient(environment))
  }

  /// A run of `weather` that asks here, on a terminal.
  func runOnTerminal(
    _ words: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) -> ToolRun {
    var run = ToolRun.onTerminal("weather", words + addresses, environment: patient(environment))
    (run.columns, run.rows) = (columns, rows)
    return run
  }

  /// On a busy machine a test may come to its next step after the usual longest wait for an answer.
  private func patient(_ environment: [String: String]) -> [String: String] {
    environment.merging(["WEATHER_TIMEOUT": "300"]) { given, _ in given }
  }

  private var addresses: [String] {
    [
      "--forecast-url", service.forecastURL, "--geocoding-url", service.geocodingURL,
      "--air-quality-url", service.airQualityURL, "--openweathermap-url",
      service.openWeatherMapURL,
    ]
  }

  private final class Faults: Sendable {
    let byPath = Mutex<[String: LoopbackFault]>([:])
  }
}

/// The rows that a tool's terminal shows.
func rows(of state: ToolState, columns: Int = 80, rows: Int = 24) -> [String] {
  var terminal = TerminalModel(columns: columns, rows: rows)
  terminal.apply(state.screen)
  return terminal.lines
}
