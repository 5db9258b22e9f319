import Foundation
import HTTP
import TestSupport
import Testing
import Weather

@Suite(.enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedOpenWeatherMapTests {
  @Test(arguments: [
    ("owm_current_polar_day.json", 69.65, Sun.polarDay),
    ("owm_current_polar_day_keys_absent.json", 69.65, .polarDay),
    ("owm_current_polar_night.json", 78.2, .polarNight),
  ])
  func `zeros for the sun are told apart by latitude and season`(
    file: String, latitude: Double, sun: Sun
  ) async throws {
    let report = try await RecordedReply.weatherMap(current: file, latitude: latitude)
    #expect(report.sun == sun)
    #expect(report.current?.isDay == (sun == .polarDay))
  }

  @Test func `OpenWeatherMap's days are those of the city, the first and last in part`()
    async throws
  {
    let west = try await RecordedReply.weatherMap(steps: "owm_forecast_west_of_utc.json")
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
    let both = try await RecordedReply.weatherMap(current: "owm_current_rain_snow.json")
    #expect(both.current?.precipitationMillimetres == 2.27)
    #expect(both.current?.snowfallCentimetres == nil)
    let little = try await RecordedReply.weatherMap(current: "owm_current_minimal.json")
    #expect(little.current?.visibilityMetres == nil && little.current?.feelsLikeCelsius == nil)
    #expect(little.current?.cloudCoverPercent == 0)
    let odd = try await RecordedReply.weatherMap(current: "owm_current_weather_empty.json")
    #expect(odd.current?.condition == .unknown && odd.current?.windDirectionDegrees == nil)
    let gust = try await RecordedReply.weatherMap(
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
}
