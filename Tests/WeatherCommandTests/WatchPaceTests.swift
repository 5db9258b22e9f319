import Foundation
import HTTP
import Testing
import Weather

@testable import WeatherCommand

/// When the weather is looked at again.
@Suite struct WatchPaceTests {
  private static func failure(_ error: WeatherError) -> [Result<WeatherReport, WeatherError>] {
    [.success(InventedWeather.report), .failure(error)]
  }

  private static func slowDown(_ wait: Duration?) -> WeatherError {
    .http(.slowDown(endpoint: "h/p", retryAfter: wait))
  }

  private var pace = WatchPace(interval: .seconds(600), backoff: Backoff { 0.5 })

  @Test func `failures are waited out longer each time, and a success ends that`() {
    var pace = pace
    let refused = Self.failure(.http(.unreachable(host: "h", reason: "r")))
    let waits = (0..<9).map { _ in pace.wait(after: refused) }
    #expect(waits == [0.5, 1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
    #expect(pace.wait(after: [.success(InventedWeather.report)]) == .seconds(600))
    #expect(pace.wait(after: refused) == .seconds(0.5))
  }

  @Test func `an old report is a failure, too`() {
    var pace = pace
    var report = InventedWeather.report
    report.notes = [.outdated(reason: .http(.unreachable(host: "h", reason: "r")))]
    #expect(pace.wait(after: [.success(report)]) == .seconds(0.5))
  }

  @Test(arguments: [
    (slowDown(.seconds(90)), 90.0), (slowDown(.seconds(7200)), 600), (slowDown(nil), 60),
    (.keyRefused(.openWeatherMap, status: 401), 600),
  ])
  func `a service that asks for patience gets it, and a refused key is not tried again at once`(
    error: WeatherError, seconds: Double
  ) {
    var pace = pace
    #expect(pace.wait(after: Self.failure(error)) == .seconds(seconds))
  }

  @Test func `what is hopeless for one place does not hurry the service that asked for patience`() {
    var pace = WatchPace(interval: .seconds(10), backoff: Backoff { 0.5 })
    let refused = Self.failure(.keyRefused(.openWeatherMap, status: 401))
    #expect(pace.wait(after: refused) == .seconds(10))
    #expect(pace.wait(after: refused + Self.failure(Self.slowDown(.seconds(90)))) == .seconds(90))
  }
}
