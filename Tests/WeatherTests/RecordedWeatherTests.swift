import Foundation
import HTTP
import TestSupport
import Testing
import Weather

/// Every recorded reply, read by the client as if it had just come.
@Suite(.enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedWeatherTests {
  @Test func `no file is left out`() async throws {
    for name in try RecordedData.weather.names() {
      guard name.hasSuffix(".json") || name.hasSuffix(".html") || name.hasSuffix(".txt") else {
        continue
      }
      if name.hasPrefix("om_forecast_") || name.hasPrefix("om_multi") {
        let report = try await RecordedReply.report(name)
        #expect(report.current != nil || !report.days.isEmpty || !report.hours.isEmpty, "\(name)")
      } else if name.hasPrefix("owm_current_") {
        let report = try await RecordedReply.weatherMap(current: name)
        let celsius = try #require(report.current?.temperatureCelsius, "\(name)")
        #expect((-60...60).contains(celsius), "\(name): \(celsius)")
      } else if name.hasPrefix("owm_forecast_") {
        #expect(try await RecordedReply.weatherMap(steps: name).days.count >= 1, "\(name)")
      } else if name.hasPrefix("om_geo_") || name.hasPrefix("owm_geo_") || name.contains("_air_") {
        continue  // in tests of their own
      } else {
        await #expect(throws: WeatherError.self, "\(name)") { try await RecordedReply.report(name) }
      }
    }
  }

  @Test func `London has its hours, days and sun in the place's own time`() async throws {
    let report = try await RecordedReply.report("om_forecast_london.json")
    #expect(report.current?.time == (try Sample.date("2026-10-05T13:15:00Z")))
    #expect(report.current?.condition == .mainlyClear)
    #expect(report.current?.windKilometresPerHour == 19.8)
    #expect(report.current?.precipitationMillimetres == 0)
    #expect(report.hours.count == 48 && report.days.count == 7)
    #expect(report.hours(next: 1).first.map { report.zone.clock(at: $0.time) } == "14:00")
    #expect(report.days.first?.date.description == "2026-10-05")
    guard case .upAndDown(let rise?, let set?) = report.sun else {
      Issue.record("no sun: \(String(describing: report.sun))")
      return
    }
    #expect(rise < report.now && report.now < set)
  }

  @Test func `after the clock change hours are right and days keep their dates`() async throws {
    let report = try await RecordedReply.report("om_forecast_dst_unixtime.json", latitude: 52.5)
    #expect(report.days.map(\.date.description) == ["2026-10-24", "2026-10-25", "2026-10-26"])
    #expect(
      report.hours.prefix(5).map { report.zone.clock(at: $0.time) }
        == ["21:00", "22:00", "23:00", "00:00", "01:00"])
    #expect(
      report.hours[5...8].map { report.zone.clock(at: $0.time) }
        == ["02:00", "02:00", "03:00", "04:00"])
  }

  @Test(arguments: [
    ("om_forecast_unixtime_polar_day.json", Sun.polarDay),
    ("om_forecast_unixtime_polar_night.json", .polarNight),
    ("om_forecast_iso_polar_day.json", .polarDay),
    ("om_forecast_iso_polar_night.json", .polarNight),
  ])
  func `the sun that stays up, or down`(file: String, sun: Sun) async throws {
    #expect(try await RecordedReply.report(file, latitude: 70).sun == sun)
  }

  @Test func `a null is a gap and no zero`() async throws {
    let report = try await RecordedReply.report("om_forecast_nulls.json")
    #expect(report.current?.condition == .unknown)
    #expect(report.current?.humidityPercent == nil)
    #expect(report.current?.windDirectionDegrees == nil)
    #expect(report.current?.windKilometresPerHour == 0)
    #expect(report.days.count >= 2 && report.days.last?.highestCelsius == nil)
  }

  @Test func `a zero has no sign`() async throws {
    let report = try await RecordedReply.report("om_forecast_negative_zero.json")
    #expect(report.current?.temperatureCelsius?.sign == .plus)
    let shown = report.hours.compactMap(\.temperatureCelsius).map {
      UnitSystem.metric.temperature(celsius: $0).number(places: 0)
    }
    #expect(shown == ["0", "0", "0", "-1", "-1", "0"])
    #expect(report.current?.snowfallCentimetres == 0.07)
    #expect(report.current?.precipitationMillimetres == 0.1)
  }

  @Test func `units are read and not assumed`() async throws {
    let report = try await RecordedReply.report("om_forecast_us_units_snow.json")
    let now = try #require(report.current)
    #expect(now.temperatureCelsius == -7.11)
    #expect(now.windKilometresPerHour == 34.923)
    #expect(now.windDirectionDegrees == 0)
    #expect(now.snowfallCentimetres == 0.701)
    #expect(now.precipitationMillimetres == 0.991)
    #expect(now.visibilityMetres == 320.04)
    #expect(now.pressureHectopascals == 1003.1)
  }

  @Test func `several places stand in one reply`() async throws {
    let body = try RecordedData.weather.text("om_multi_two_places.json")
    let transport = ScriptedTransport([Sample.paths.forecast: body])
    let outcomes = try await Sample.client(transport)
      .reports(for: [Sample.london, Sample.london, Sample.london], RecordedReply.everything)
    #expect(try outcomes[0].get().days.first?.highestCelsius == 5.3)
    #expect(try outcomes[1].get().days.first?.highestCelsius == 3.5)
    #expect(throws: WeatherError.self) { try outcomes[2].get() }
    #expect(transport.requests.count == 1)
  }
}
