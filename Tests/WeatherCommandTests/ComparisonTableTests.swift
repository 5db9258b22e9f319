import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// Several places beside each other.
@Suite(.timeLimit(.minutes(5))) struct ComparisonTableTests {
  @Test func `C64, C66: places in 20 columns`() {
    let lines = ComparisonTable(
      reports: [InventedWeather.report, InventedWeather.bare], sheet: InventedWeather.sheet(20)
    ).lines.written
    #expect(
      lines == [
        "    temp place",
        "  0.0 °C Harrowmere…",
        "         Nowhere",
      ])
  }

  @Test func `C64, C66: places in 40 columns`() {
    let lines = ComparisonTable(
      reports: [InventedWeather.report, InventedWeather.bare], sheet: InventedWeather.sheet(40)
    ).lines.written
    #expect(
      lines == [
        "    temp place",
        "  0.0 °C Harrowmere, Westmarch, Norland",
        "         Nowhere",
      ])
  }

  @Test func `C64, C66: places in 80 columns`() {
    let lines = ComparisonTable(
      reports: [InventedWeather.report, InventedWeather.bare], sheet: InventedWeather.sheet(80)
    ).lines.written
    #expect(
      lines == [
        "    temp           wind condition          place",
        "  0.0 °C  WSW 19.8 km/h light rain         Harrowmere, Westmarch, Norland",
        "                        unknown            Nowhere",
      ])
  }

  @Test func `C64, C66: places in 200 columns`() {
    let lines = ComparisonTable(
      reports: [InventedWeather.report, InventedWeather.bare], sheet: InventedWeather.sheet(200)
    ).lines.written
    #expect(
      lines == [
        " time     temp    feels           wind      gusts humid   precip condition          place",
        "14:15   0.0 °C  -3.3 °C  WSW 19.8 km/h  39.6 km/h  71 %   0.3 mm light rain         Harrowmere, Westmarch, Norland",
        "08:30                                                            unknown            Nowhere",
      ])
  }
}
