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

  @Test(
    arguments: ["om_air_quality_pollen_null.json", "om_air_quality_sf.json"], [20, 40, 80, 200])
  func `C53: recorded air keeps to the width`(name: String, width: Int) async throws {
    let report = try await Self.report(
      "om_forecast_london.json", air: ["/v1/air-quality": name], wantsAir: true)
    try Self.checkAir(of: report, width: width)
  }

  @Test(arguments: [20, 40, 80, 200])
  func `C53: recorded air of OpenWeatherMap keeps to the width`(width: Int) async throws {
    let report = try await Self.report(
      "owm_current_full.json", air: ["/data/2.5/air_pollution": "owm_air_pollution.json"],
      wantsAir: true)
    #expect(report.airQuality?.openWeatherMapIndex != nil)
    try Self.checkAir(of: report, width: width)
  }

  private static func checkAir(of report: WeatherReport, width: Int) throws {
    let air = try #require(report.airQuality)
    for glyphs in [ChartGlyphs.unicode, .ascii] {
      let facts = AirFacts(
        air: air, zone: report.zone, sheet: InventedWeather.sheet(width, glyphs))
      #expect(facts.facts.count > 0)
      #expect(facts.lines.written.filter { $0.cellWidth > width } == [])
      #expect(!facts.facts.contains { $0.value.hasPrefix("-") || $0.value.contains("?") })
      if glyphs == .ascii { #expect(facts.lines.written.allSatisfy { $0.allSatisfy(\.isASCII) }) }
    }
  }

  private static func isReport(_ name: String) -> Bool {
    ["om_forecast_", "om_multi", "owm_current_", "owm_forecast_"].contains { name.hasPrefix($0) }
  }

  private static func report(
    _ name: String, air: [String: String] = [:], wantsAir: Bool = false
  ) async throws -> WeatherReport {
    let isOpenMeteo = name.hasPrefix("om_")
    let current = name.hasPrefix("owm_current_") ? name : "owm_current_london_rain.json"
    let steps = name.hasPrefix("owm_forecast_") ? name : "owm_forecast_london.json"
    var transport = RecordedTransport(
      bodies: isOpenMeteo
        ? ["/v1/forecast": try RecordedData.weather.data(name)]
        : [
          "/data/2.5/weather": try RecordedData.weather.data(current),
          "/data/2.5/forecast": try RecordedData.weather.data(steps),
        ])
    for (path, name) in air { transport.bodies[path] = try RecordedData.weather.data(name) }
    let http = HTTPClient(
      transport: transport, clock: ContinuousClock(), policy: HTTPPolicy(attempts: 1))
    let client = WeatherClient(
      http: http, provider: isOpenMeteo ? .openMeteo : .openWeatherMap,
      key: isOpenMeteo ? nil : APIKey("k")
    ) { InventedWeather.now }
    let place = Place(name: "x", latitude: 51.5, longitude: 0)
    return try await client.report(
      for: place, WeatherQuery(hours: 24, days: 7, wantsAirQuality: wantsAir))
  }
}
