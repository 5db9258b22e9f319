import Testing
import Weather

@Suite struct UnitTests {
  @Test(arguments: [
    (
      UnitSystem.metric, "-17.8 °C", "100.0 km/h", "1013.2 hPa", "25.4 mm", "10.0 cm", "10.0 km",
      "100 m"
    ),
    (.us, "0.0 °F", "62.1 mph", "29.92 inHg", "1.00 in", "3.9 in", "6.2 mi", "328 ft"),
    (.uk, "-17.8 °C", "62.1 mph", "1013.2 hPa", "25.4 mm", "10.0 cm", "6.2 mi", "100 m"),
    (.si, "-17.8 °C", "27.8 m/s", "1013.2 hPa", "25.4 mm", "10.0 cm", "10.0 km", "100 m"),
  ])
  func `each quantity has its own unit`(
    units: UnitSystem, temperature: String, wind: String, pressure: String, rain: String,
    snow: String, visibility: String, elevation: String
  ) {
    #expect(units.temperature(celsius: -17.7778).description == temperature)
    #expect(units.wind(kilometresPerHour: 100).description == wind)
    #expect(units.pressure(hectopascals: 1013.2).description == pressure)
    #expect(units.precipitation(millimetres: 25.4).description == rain)
    #expect(units.snow(centimetres: 10).description == snow)
    #expect(units.visibility(metres: 10_000).description == visibility)
    #expect(units.elevation(metres: 100).description == elevation)
  }

  @Test(arguments: [
    (-0.04, 1, "0.0"), (-0.05, 1, "-0.1"), (-0.4, 0, "0"), (-0.0, 2, "0.00"), (12, 1, "12.0"),
    (0.999, 2, "1.00"), (-1.5, 0, "-2"), (.infinity, 1, "?"), (1e300, 1, "?"), (.nan, 0, "?"),
  ])
  func `a number is rounded, with no sign before a zero`(value: Double, places: Int, text: String) {
    #expect(Quantity(value, "x", places: places).number == text)
  }

  @Test(arguments: [
    (0.0, "N"), (11.2, "N"), (11.3, "NNE"), (90, "E"), (229.501, "SW"), (348.7, "NNW"), (349, "N"),
    (360, "N"), (-90, "W"), (7290, "E"),
  ])
  func `wind comes from one of sixteen points`(degrees: Double, name: String) {
    #expect(CompassPoint(degrees: degrees)?.rawValue == name)
  }

  @Test func `every code of both services has a kind`() {
    for code in [
      0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85,
      86, 95, 96, 99,
    ] {
      #expect(Condition(wmoCode: code) != .unknown)
    }
    #expect(Condition(wmoCode: 4) == .unknown && Condition(wmoCode: nil) == .unknown)
    #expect(Condition(openWeatherMapID: 511) == .freezingRain)
    #expect(Condition(openWeatherMapID: 599) == .rain)
    #expect(Condition(openWeatherMapID: -1) == .unknown)
    #expect(Condition.lightRain.rawValue == "light_rain")
    #expect(Condition.lightRain.description == "light rain")
    #expect(Condition.clear < .thunderstorm && Condition.unknown < .clear)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-01", "", "x", "2026-10-05T", "0000-01-01"])
  func `a text that is no day`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `days count on`() throws {
    let leap = try #require(CalendarDate("2028-02-29"))
    #expect(CalendarDate(daysSince1970: leap.daysSince1970 + 1).description == "2028-03-01")
    #expect(CalendarDate(daysSince1970: 0).weekday == 4)
    #expect(CalendarDate(daysSince1970: .min).year == 1)
    #expect(CalendarDate(daysSince1970: .max).year == 9999)
  }
}
