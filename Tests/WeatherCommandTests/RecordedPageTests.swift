import Foundation
import HTTP
import Terminal
import TestSupport
import Testing
import Weather

@testable import WeatherCommand

/// Every recorded report, on paper of several widths.
@Suite(.enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedPageTests {
  private static let everything = Excerpt(hours: 24, days: 7, wantsAir: false)

  @Test(arguments: [20, 40, 80, 200])
  func `C53: a page of any recorded report keeps to its width`(width: Int) async throws {
    var pages = 0
    for name in try RecordedData.weather.names() where Self.isReport(name) {
      let report = try await Self.report(name)
      for glyphs in [ChartGlyphs.unicode, .ascii] {
        let page = ReportPage(
          report: report, excerpt: Self.everything, sheet: InventedWeather.sheet(width, glyphs))
        let lines = page.lines.written
        #expect(lines.count > 1, "\(name)")
        #expect(lines.filter { $0.cellWidth > width } == [], "\(name)")
        #expect(lines.filter { $0.contains("-0 ") || $0.contains("nan") } == [], "\(name)")
        pages += 1
      }
    }
    #expect(pages >= 40)
  }

  private static func isReport(_ name: String) -> Bool {
    ["om_forecast_", "om_multi", "owm_current_", "owm_forecast_"].contains { name.hasPrefix($0) }
  }

  private static func report(_ name: String) async throws -> WeatherReport {
    let isOpenMeteo = name.hasPrefix("om_")
    let current = name.hasPrefix("owm_current_") ? name : "owm_current_london_rain.json"
    let steps = name.hasPrefix("owm_forecast_") ? name : "owm_forecast_london.json"
    let transport = RecordedTransport(
      bodies: isOpenMeteo
        ? ["/v1/forecast": try RecordedData.weather.data(name)]
        : [
          "/data/2.5/weather": try RecordedData.weather.data(current),
          "/data/2.5/forecast": try RecordedData.weather.data(steps),
        ])
    let http = HTTPClient(
      transport: transport, clock: ContinuousClock(), policy: HTTPPolicy(attempts: 1))
    let client = WeatherClient(
      http: http, provider: isOpenMeteo ? .openMeteo : .openWeatherMap,
      key: isOpenMeteo ? nil : APIKey("k")
    ) { InventedWeather.now }
    let place = Place(name: "x", latitude: 51.5, longitude: 0)
    return try await client.report(for: place, WeatherQuery(hours: 24, days: 7))
  }
}
