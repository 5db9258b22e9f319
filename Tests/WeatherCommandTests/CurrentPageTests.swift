import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// The weather now, as it is printed for people.
@Suite(.timeLimit(.minutes(5))) struct CurrentPageTests {
  @Test func `C64, C66: the weather now in 20 columns`() {
    let lines = CurrentPage(report: InventedWeather.report, sheet: InventedWeather.sheet(20)).lines
      .written
    #expect(
      lines == [
        "Harrowmere,",
        "Westmarch, Norland",
        "0.0 °C, light rain",
        "feels like: -3.3 °C",
        "wind: 19.8 km/h from",
        "WSW (258°), gusts",
        "39.6 km/h",
        "humidity: 71 %",
        "pressure: 1009.6 hPa",
        "cloud: 31 %",
        "visibility: 24.1 km",
        "UV index: 2.3",
        "precipitation: 0.3",
        "mm (last 15 min)",
        "sunrise: 06:06",
        "sunset: 18:29",
        "as of: Mon 5 Oct",
        "14:15 (UTC+05:45)",
      ])
  }

  @Test func `C64, C66: the weather now in 40 columns`() {
    let lines = CurrentPage(report: InventedWeather.report, sheet: InventedWeather.sheet(40)).lines
      .written
    #expect(
      lines == [
        "Harrowmere, Westmarch, Norland",
        "0.0 °C, light rain",
        "feels like     -3.3 °C",
        "wind           19.8 km/h from WSW",
        "               (258°), gusts 39.6 km/h",
        "humidity       71 %",
        "pressure       1009.6 hPa",
        "cloud          31 %",
        "visibility     24.1 km",
        "UV index       2.3",
        "precipitation  0.3 mm (last 15 min)",
        "sunrise        06:06",
        "sunset         18:29",
        "as of          Mon 5 Oct 14:15",
        "               (UTC+05:45)",
      ])
  }

  @Test func `C64, C66: the weather now in 80 columns`() {
    let lines = CurrentPage(report: InventedWeather.report, sheet: InventedWeather.sheet(80)).lines
      .written
    #expect(
      lines == [
        "Harrowmere, Westmarch, Norland",
        "0.0 °C, light rain",
        "feels like     -3.3 °C",
        "wind           19.8 km/h from WSW (258°), gusts 39.6 km/h",
        "humidity       71 %",
        "pressure       1009.6 hPa",
        "cloud          31 %",
        "visibility     24.1 km",
        "UV index       2.3",
        "precipitation  0.3 mm (last 15 min)",
        "sunrise        06:06",
        "sunset         18:29",
        "as of          Mon 5 Oct 14:15 (UTC+05:45)",
      ])
  }

  @Test func `C64, C66: the weather now in 200 columns`() {
    let lines = CurrentPage(report: InventedWeather.report, sheet: InventedWeather.sheet(200)).lines
      .written
    #expect(
      lines == [
        "Harrowmere, Westmarch, Norland",
        "0.0 °C, light rain",
        "feels like     -3.3 °C",
        "wind           19.8 km/h from WSW (258°), gusts 39.6 km/h",
        "humidity       71 %",
        "pressure       1009.6 hPa",
        "cloud          31 %",
        "visibility     24.1 km",
        "UV index       2.3",
        "precipitation  0.3 mm (last 15 min)",
        "sunrise        06:06",
        "sunset         18:29",
        "as of          Mon 5 Oct 14:15 (UTC+05:45)",
      ])
  }
}
