import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// The next days, as they are drawn.
@Suite(.timeLimit(.minutes(5))) struct DaysTableTests {
  @Test func `C64, C66: the next days in 20 columns`() {
    let lines = InventedWeather.daysTable(20).lines.written
    #expect(
      lines == [
        "temperature: -3.0 to",
        "12.5 °C, Mon 5 Oct",
        "to Fri 9 Oct",
        "Mon    2.1 │█▌ 9.0",
        "Tue   -0.4 ▐█· 6.2",
        "Wed   -3.0 █·· 1.0",
        "Thu            5.0",
        "Fri*   4.0 │▐█ 12.5",
        "* only some hours of",
        "this day are",
        "forecast",
      ])
  }

  @Test func `C64, C66: the next days in 40 columns`() {
    let lines = InventedWeather.daysTable(40).lines.written
    #expect(
      lines == [
        "temperature: -3.0 to 12.5 °C, Mon 5 Oct",
        "to Fri 9 Oct",
        "day           low            high   prob",
        "Mon 5 Oct     2.1 ·│·▐███▌·· 9.0     0 %",
        "Tue 6 Oct    -0.4 ·▐████···· 6.2",
        "Wed 7 Oct    -3.0 ██▌······· 1.0    50 %",
        "Thu 8 Oct                    5.0    75 %",
        "Fri 9 Oct*    4.0 ·│··▐█████ 12.5  100 %",
        "* only some hours of this day are",
        "forecast",
      ])
  }

  @Test func `C64, C66: the next days in 80 columns`() {
    let lines = InventedWeather.daysTable(80).lines.written
    #expect(
      lines == [
        "temperature: -3.0 to 12.5 °C, Mon 5 Oct to Fri 9 Oct",
        "day           low               high   prob   precip       wind condition",
        "Mon 5 Oct     2.1 ··│·▐█████··· 9.0     0 %   0.0 mm  20.0 km/h light rain",
        "Tue 6 Oct    -0.4 ··█████▌····· 6.2                   21.0 km/h overcast",
        "Wed 7 Oct    -3.0 ███▌········· 1.0    50 %   2.0 mm  22.0 km/h snow",
        "Thu 8 Oct                       5.0    75 %   3.0 mm  23.0 km/h unknown",
        "Fri 9 Oct*    4.0 ··│···███████ 12.5  100 %   4.0 mm  24.0 km/h thunderstorm wi…",
        "* only some hours of this day are forecast",
      ])
  }

  @Test func `C64, C66: the next days in 200 columns`() {
    let lines = InventedWeather.daysTable(200).lines.written
    #expect(
      lines == [
        "temperature: -3.0 to 12.5 °C, Mon 5 Oct to Fri 9 Oct",
        "day           low                                          high   prob   precip       wind      gusts sunrise  sunset     snow   UV condition",
        "Mon 5 Oct     2.1 ·······│·····██████████████████········· 9.0     0 %   0.0 mm  20.0 km/h                                          light rain",
        "Tue 6 Oct    -0.4 ······▐████████████████▌················ 6.2                   21.0 km/h                                          overcast",
        "Wed 7 Oct    -3.0 ██████████▌····························· 1.0    50 %   2.0 mm  22.0 km/h              polar   night               snow",
        "Thu 8 Oct                                                  5.0    75 %   3.0 mm  23.0 km/h                                          unknown",
        "Fri 9 Oct*    4.0 ·······│··········██████████████████████ 12.5  100 %   4.0 mm  24.0 km/h                                          thunderstorm with heavy hail",
        "* only some hours of this day are forecast",
      ])
  }

  @Test func `degrees that need more room get it`() {
    var table = InventedWeather.daysTable(40)
    table.days[0].lowestCelsius = -89.2
    table.sheet.units = .us
    let rows = table.lines.written
    #expect(rows[2].hasPrefix("day            low "))
    #expect(rows[3].hasPrefix("Mon 5 Oct   -128.6 "))
    #expect(rows.allSatisfy { $0.cellWidth <= 40 })
  }

  @Test(arguments: 1...30) func `C53: a table keeps to any width`(width: Int) {
    #expect(InventedWeather.daysTable(width).lines.written.allSatisfy { $0.cellWidth <= width })
  }
}
