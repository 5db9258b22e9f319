import Foundation
import HTTP
import TestSupport
import Testing
import Weather

/// Every recorded reply, read by the client as if it had just come.
@Suite(.enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedWeatherTests {
  private static let everything = WeatherQuery(hours: 48, days: 7)

  private static func report(
    _ file: String, latitude: Double = 51.5, _ query: WeatherQuery = everything
  ) async throws -> WeatherReport {
    let body = try RecordedData.weather.data(file)
    let place = Place(name: "x", latitude: latitude, longitude: 0)
    let transport = ScriptedTransport { _ throws(HTTPError) in HTTPResponse(status: 200, body: body)
    }
    let isOpenMeteo = file.hasPrefix("om_")
    return try await Sample.client(
      transport, provider: isOpenMeteo ? .openMeteo : .openWeatherMap,
      key: isOpenMeteo ? nil : "k"
    ).report(for: place, query)
  }

  private static func weatherMap(
    current: String? = nil, steps: String = "owm_forecast_london.json", latitude: Double = 51.5
  ) async throws -> WeatherReport {
    let bodies = [
      Sample.paths.current: try current.map { try RecordedData.weather.text($0) }
        ?? Sample.weatherMap,
      Sample.paths.steps: try RecordedData.weather.text(steps),
    ]
    let place = Place(name: "x", latitude: latitude, longitude: 0)
    return try await Sample.client(ScriptedTransport(bodies), key: "k")
      .report(for: place, everything)
  }

  @Test func `no file is left out`() async throws {
    for name in try RecordedData.weather.names() {
      guard name.hasSuffix(".json") || name.hasSuffix(".html") || name.hasSuffix(".txt") else {
        continue
      }
      if name.hasPrefix("om_forecast_") || name.hasPrefix("om_multi") {
        let report = try await Self.report(name)
        #expect(report.current != nil || !report.days.isEmpty || !report.hours.isEmpty, "\(name)")
      } else if name.hasPrefix("owm_current_") {
        let report = try await Self.weatherMap(current: name)
        let celsius = try #require(report.current?.temperatureCelsius, "\(name)")
        #expect((-60...60).contains(celsius), "\(name): \(celsius)")
      } else if name.hasPrefix("owm_forecast_") {
        #expect(try await Self.weatherMap(steps: name).days.count >= 1, "\(name)")
      } else if name.hasPrefix("om_geo_") || name.hasPrefix("owm_geo_") || name.contains("_air_") {
        continue  // in tests of their own
      } else {
        await #expect(throws: WeatherError.self, "\(name)") { try await Self.report(name) }
      }
    }
  }

  @Test func `London has its hours, days and sun in the place's own time`() async throws {
    let report = try await Self.report("om_forecast_london.json")
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
    let report = try await Self.report("om_forecast_dst_unixtime.json", latitude: 52.5)
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
    #expect(try await Self.report(file, latitude: 70).sun == sun)
  }

  @Test(arguments: [
    ("owm_current_polar_day.json", 69.65, Sun.polarDay),
    ("owm_current_polar_day_keys_absent.json", 69.65, .polarDay),
    ("owm_current_polar_night.json", 78.2, .polarNight),
  ])
  func `zeros for the sun are told apart by latitude and season`(
    file: String, latitude: Double, sun: Sun
  ) async throws {
    let report = try await Self.weatherMap(current: file, latitude: latitude)
    #expect(report.sun == sun)
    #expect(report.current?.isDay == (sun == .polarDay))
  }

  @Test func `a null is a gap and no zero`() async throws {
    let report = try await Self.report("om_forecast_nulls.json")
    #expect(report.current?.condition == .unknown)
    #expect(report.current?.humidityPercent == nil)
    #expect(report.current?.windDirectionDegrees == nil)
    #expect(report.current?.windKilometresPerHour == 0)
    #expect(report.days.count >= 2 && report.days.last?.highestCelsius == nil)
  }

  @Test func `a zero has no sign`() async throws {
    let report = try await Self.report("om_forecast_negative_zero.json")
    #expect(report.current?.temperatureCelsius?.sign == .plus)
    let shown = report.hours.compactMap(\.temperatureCelsius).map {
      UnitSystem.metric.temperature(celsius: $0).number(places: 0)
    }
    #expect(shown == ["0", "0", "0", "-1", "-1", "0"])
    #expect(report.current?.snowfallCentimetres == 0.07)
    #expect(report.current?.precipitationMillimetres == 0.1)
  }

  @Test func `units are read and not assumed`() async throws {
    let report = try await Self.report("om_forecast_us_units_snow.json")
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
      .reports(for: [Sample.london, Sample.london, Sample.london], Self.everything)
    #expect(try outcomes[0].get().days.first?.highestCelsius == 5.3)
    #expect(try outcomes[1].get().days.first?.highestCelsius == 3.5)
    #expect(throws: WeatherError.self) { try outcomes[2].get() }
    #expect(transport.requests.count == 1)
  }

  @Test func `OpenWeatherMap's days are those of the city, the first and last in part`()
    async throws
  {
    let west = try await Self.weatherMap(steps: "owm_forecast_west_of_utc.json")
    #expect(west.days.first?.date.description == "2025-03-20")
    #expect(
      west.hours.first.map { PlaceZone(name: nil, offsetSeconds: -14_400).clock(at: $0.time) }
        == "17:00")
    #expect(west.days.first?.isPartial == true && west.days.last?.isPartial == true)
    #expect(west.days.dropFirst().dropLast().allSatisfy { !$0.isPartial })
    #expect(west.hours.first?.precipitationMillimetres == 5.2)
    #expect(west.hours.first?.precipitationProbabilityPercent == 100)
  }

  @Test func `rain and snow fall together, and absent is absent`() async throws {
    let both = try await Self.weatherMap(current: "owm_current_rain_snow.json")
    #expect(both.current?.precipitationMillimetres == 2.27)
    #expect(both.current?.snowfallCentimetres == nil)
    let little = try await Self.weatherMap(current: "owm_current_minimal.json")
    #expect(little.current?.visibilityMetres == nil && little.current?.feelsLikeCelsius == nil)
    #expect(little.current?.cloudCoverPercent == 0)
    let odd = try await Self.weatherMap(current: "owm_current_weather_empty.json")
    #expect(odd.current?.condition == .unknown && odd.current?.windDirectionDegrees == nil)
    let gust = try await Self.weatherMap(
      current: "owm_current_negative_zero_gust_below_speed.json")
    #expect(gust.current?.gustKilometresPerHour == nil)
    #expect(gust.current?.windKilometresPerHour == 8.86)
  }

  @Test func `the air of both providers`() async throws {
    let paths = Sample.paths
    let sky = ScriptedTransport([
      paths.forecast: Sample.openMeteo,
      paths.air: try RecordedData.weather.text("om_air_quality_pollen_null.json"),
    ])
    let query = WeatherQuery(wantsAirQuality: true)
    let air = try await Sample.client(sky).report(for: Sample.london, query).airQuality
    #expect(air?.europeanIndex == 41 && air?.usIndex == 63 && air?.ozoneMicrograms == 98)
    #expect(air?.pollenGrains == [:] && air?.ammoniaMicrograms == nil)
    let map = ScriptedTransport([
      paths.current: Sample.weatherMap,
      "/data/2.5/air_pollution": try RecordedData.weather.text("owm_air_pollution.json"),
      paths.steps: #"{"cod":"200","list":[]}"#,
    ])
    let other = try await Sample.client(map, key: "k").report(for: Sample.london, query).airQuality
    #expect(other?.openWeatherMapIndex == 1 && other?.fineParticlesMicrograms == 5.22)
    #expect(other?.usIndex == nil)
  }

  @Test func `places of Open-Meteo`() async throws {
    let names = [
      "om_geo_london.json", "om_geo_springfield.json", "om_geo_non_ascii.json", "om_geo_one.json",
    ]
    for name in names {
      let transport = ScriptedTransport([
        Sample.paths.search: try RecordedData.weather.text(name)
      ])
      #expect(try await !Sample.finder(transport).places(for: "x y").places.isEmpty)
    }
    let none = ScriptedTransport([
      Sample.paths.search: try RecordedData.weather.text("om_geo_none.json")
    ])
    await #expect(throws: WeatherError.noSuchPlace("Zz")) {
      try await Sample.finder(none).places(for: "Zz")
    }
  }

  @Test func `OpenWeatherMap's places serve where the others cannot be reached`() async throws {
    for (file, count) in [
      ("owm_geo_london.json", 5), ("owm_geo_springfield.json", 5), ("owm_geo_non_ascii.json", 1),
      ("owm_geo_one_no_local_names.json", 1), ("owm_geo_one_local_names.json", 1),
    ] {
      let body = try RecordedData.weather.data(file)
      let transport = ScriptedTransport { request throws(HTTPError) in
        guard request.url.path() == "/geo/1.0/direct" else {
          throw .unreachable(host: "x", reason: "y")
        }
        return HTTPResponse(status: 200, body: body)
      }
      let finder = PlaceFinder(http: transport.http, key: APIKey("k")) { Sample.now }
      #expect(try await finder.places(for: "abc").places.count == count)
    }
  }

  @Test func `each tricky query is sent as it has to be`() async throws {
    let rows = try RecordedData.weather.text("tricky_queries.tsv")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().filter { !$0.isEmpty }
    #expect(rows.count >= 24)
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let transport = ScriptedTransport([Sample.paths.search: "{}"])
      let outcome = try? await Sample.finder(transport).places(for: fields[0])
      let names = transport.queries.compactMap { query in
        query.split(separator: "&").first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) }
      }
      if fields[1].isEmpty
        || Double(fields[0].prefix { $0 != "," }) != nil && fields[0].contains(",")
      {
        #expect(names == [], "\(fields[0])")
        #expect((outcome == nil) == fields[1].isEmpty)
      } else if fields[1].contains("%2C") {
        #expect(names == [String(fields[1].split(separator: "%2C")[0]), fields[1]])
      } else {
        #expect(names == [fields[1]])
      }
    }
  }
}

extension String {
  fileprivate func split(separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.range(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
