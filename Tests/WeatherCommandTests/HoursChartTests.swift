import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// The next hours, as they are drawn.
@Suite(.timeLimit(.minutes(5))) struct HoursChartTests {
  @Test func `C64, C66: the next hours in 20 columns`() {
    let lines = InventedWeather.hoursChart(20).lines.written
    #expect(
      lines == [
        "temperature: -1.0 to",
        "9.0 °C, Mon 13:45 to",
        "Tue 12:45, 1 of 24",
        "missing, a column is",
        "the mean of up to 2",
        "steps",
        "⠉⠉⠂⢀⡀    │      ⢀⡠⠒⠉",
        "    ⠈⠢⡀  │    ⢀⠔⠁",
        "──────⠈⠑⠤⣀⣀⣀⠤⠊⠁─────",
        "precipitation: 0.0",
        "to 2.0 mm in the",
        "hour before, Mon",
        "13:45 to Tue 12:45,",
        "13.2 mm in all, a",
        "column is the sum of",
        "up to 2 steps",
        "    █    │ ▂      ▂",
        "  ▁▂█▃   ▃▆█▃  ▁▂▆█▃",
        "probability: 0 to 98",
        "%, Mon 13:45 to Tue",
        "12:45, a column is",
        "the highest of up to",
        "2 steps",
        " ▁▁▂▃▃▄▅▅▆▇▇█▁▁▂▃▃▄▅",
        "wind: 10.0 to 25.0",
        "km/h, Mon 13:45 to",
        "Tue 12:45, a column",
        "is the highest of up",
        "to 2 steps",
        "  ▂▄█  ▂▄█  ▂▄█  ▂▄█",
        "▆████▆████▆████▆████",
        "↑now     │Tue 6 Oct",
        "13:45     01:45",
      ])
  }

  @Test func `C64, C66: the next hours in 40 columns`() {
    let lines = InventedWeather.hoursChart(40).lines.written
    #expect(
      lines == [
        "temperature: -1.0 to 9.0 °C, Mon 13:45",
        "to Tue 12:45, 1 of 24 missing",
        "   9.0 ⠉⠉⠒        │         ⡠⠒⠉",
        "           ⠒⢄     │       ⡠⠊",
        "             ⠣⡀   │      ⡔⠁",
        "              ⠑⢄  │    ⡠⠊",
        "  -1.0 ─────────⠑⠤⣀⣀⣀⠤⠊────────",
        "precipitation: 0.0 to 2.0 mm in the hour",
        "before, Mon 13:45 to Tue 12:45, 13.2 mm",
        "in all",
        "           ▂█     │▂█      ▂█",
        "         ▁▃██▆   ▁▃██▆   ▁▃██▆",
        "probability: 0 to 98 %, Mon 13:45 to Tue",
        "12:45",
        "        ▁▁▂▂▃▃▄▅▅▆▆▇▇█▁▁▁▂▃▃▄▄▅",
        "wind: 10.0 to 25.0 km/h, Mon 13:45 to",
        "Tue 12:45",
        "         ▂▄▆█  ▂▄▆█  ▂▄▆█  ▂▄▆█",
        "       ▆█████▆█████▆█████▆█████",
        "       ↑now       │Tue 6 Oct",
        "       13:45 19:45 01:45 07:45",
      ])
  }

  @Test func `C64, C66: the next hours in 80 columns`() {
    let lines = InventedWeather.hoursChart(80).lines.written
    #expect(
      lines == [
        "temperature: -1.0 to 9.0 °C, Mon 13:45 to Tue 12:45, 1 of 24 missing",
        "   9.0 ⠉⠉⠉⠉⠉⠉⠒⠒⠒                        │                             ⢀⣀⠤⠔⠒⠒⠉⠉⠉",
        "                   ⠒⠒⠢⠤⢄⡀               │                       ⢀⡠⠤⠔⠒⠉⠁",
        "                        ⠈⠑⠢⢄⡀           │                   ⢀⡠⠔⠊⠁",
        "                            ⠈⠑⠒⠢⠤⣀⡀     │             ⢀⣀⠤⠔⠒⠊⠁",
        "  -1.0 ───────────────────────────⠈⠉⠒⠢⠤⠤⣀⣀⣀⣀⣀⣀⣀⣀⣀⠤⠤⠔⠒⠉⠁────────────────────────",
        "precipitation: 0.0 to 2.0 mm in the hour before, Mon 13:45 to Tue 12:45, 13.2 mm",
        "in all",
        "                   ▂▂▂███               │  ▂▂▂███                  ▂▂▂███",
        "             ▁▁▁▃▃▃██████▆▆▆         ▁▁▁▃▃▃██████▆▆▆         ▁▁▁▃▃▃██████▆▆▆",
        "probability: 0 to 98 %, Mon 13:45 to Tue 12:45",
        "          ▁▁▁▁▁▁▂▂▂▂▂▂▃▃▃▃▃▃▄▄▄▅▅▅▅▅▅▆▆▆▆▆▆▇▇▇▇▇▇███▁▁▁▁▁▁▁▁▁▂▂▂▃▃▃▃▃▃▄▄▄▄▄▄▅▅▅",
        "wind: 10.0 to 25.0 km/h, Mon 13:45 to Tue 12:45",
        "             ▂▂▂▄▄▄▆▆▆███      ▂▂▂▄▄▄▆▆▆███      ▂▂▂▄▄▄▆▆▆███      ▂▂▂▄▄▄▆▆▆███",
        "       ▆▆▆███████████████▆▆▆███████████████▆▆▆███████████████▆▆▆███████████████",
        "       ↑now                             │Tue 6 Oct",
        "       13:45 15:45 17:45 19:45 21:45 23:45 01:45 03:45 05:45 07:45 09:45 11:45",
      ])
  }
}
