import AsyncOperatorsTesting
import Foundation
import Options
import Synchronization
import Terminal
import TestSupport
import ToolKit

@testable import WeatherCommand

/// `weather` as a whole with bytes, lines and time in the hands of a test; the cache is a folder of its own.
struct DrivenTool {
  let services = ScriptedServices()
  let output = CapturedLines()
  let errors = CapturedLines()
  /// Columns of the terminal that the output is; nil for a pipe.
  var columns: Int?
  /// Variables beside those that every run has.
  var environment: [String: String] = [:]
  private let folder: TemporaryFolder
  private let executor = DrainExecutor()
  private let clock = StepClock()
  private let time = Time()

  private final class Time: Sendable {
    let now = Mutex(InventedWeather.now)
  }

  /// Services that know one place, Harrowmere, and its weather.
  init() throws {
    folder = try TemporaryFolder()
    services.set(
      "/v1/search",
      to: #"{"results":[{"id":1,"name":"Harrowmere","latitude":51.5,"longitude":-0.12}]}"#)
    setTemperature("7.5")
  }

  /// Lets the thermometer of the place show another number.
  func setTemperature(_ celsius: String) {
    services.set(
      "/v1/forecast",
      to: #"{"current":{"time":1791189000,"temperature_2m":\#(celsius),"weather_code":3}}"#)
  }

  /// Begins what the words ask for, and goes on until everything waits.
  func start(_ words: [String]) throws -> Task<Terminal.ExitStatus, Never> {
    let environment = environment.merging([
      "XDG_CACHE_HOME": folder.path, "TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
    ]) { given, _ in given }
    let tool = WeatherTool(
      surroundings: Surroundings(
        environment: environment, output: output.writer, errors: errors.writer,
        outputIsTTY: columns != nil, errorsIsTTY: false,
        outputColumns: { [columns] in columns ?? 80 }, errorColumns: { 80 },
        transport: { [services] _ in services }, clock: clock,
        now: { [time] in time.now.withLock { $0 } }))
    let interpretation = try WeatherOptions.read(
      words.map { Array($0.utf8) }, environment: environment, helpWidth: 80,
      readFile: { _ throws(ConfigurationFileError) in nil })
    guard case .run(let options) = interpretation else {
      throw UsageError("the words ask for a text")
    }
    let task = executor.start {
      await tool.perform(options, on: tool.console(for: options.common))
    }
    executor.drain()
    return task
  }

  /// Does what the words ask for to its end, over as many attempts as that takes.
  func run(_ words: [String]) async throws -> Terminal.ExitStatus {
    let task = try start(words)
    for _ in 0..<30 { pass(seconds: 1) }
    return await task.value
  }

  /// Lets time pass, for clock and calendar alike.
  func pass(seconds: Int) {
    time.now.withLock { $0 += TimeInterval(seconds) }
    clock.advance(by: .seconds(seconds))
    executor.drain()
  }

  /// Lets days go by in which nothing runs.
  func pass(days: Int) { time.now.withLock { $0 += TimeInterval(days * 86_400) } }

  /// Ends what was started.
  func end(_ task: Task<Terminal.ExitStatus, Never>) {
    task.cancel()
    executor.drain()
  }

  /// How many pauses of the tool go on.
  var pauses: Int { clock.sleeperCount }
}
