import Options
import Terminal
import Testing
import Weather

@testable import WeatherCommand

/// A report as ASCII, JSON, fields, a line and in other units.
@Suite(.timeLimit(.minutes(5))) struct ReportFormTests {
  private let report = InventedWeather.report

  @Test func `C64: without Unicode the page is ASCII`() {
    let page = ReportPage(
      report: report, excerpt: Excerpt(hours: 24, days: 5), sheet: InventedWeather.sheet(60, .ascii)
    )
    let lines = page.lines.written
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(
      lines.filter { !$0.isEmpty }
        == [
          "Harrowmere, Westmarch, Norland",
          "0.0 C, light rain",
          "feels like     -3.3 C",
          "wind           19.8 km/h from WSW (258 deg), gusts 39.6 km/h",
          "humidity       71 %",
          "pressure       1009.6 hPa",
          "cloud          31 %",
          "visibility     24.1 km",
          "UV index       2.3",
          "precipitation  0.3 mm (last 15 min)",
          "sunrise        06:06",
          "sunset         18:29",
          "as of          Mon 5 Oct 14:15 (UTC+05:45)",
          "",
          "temperature: -1.0 to 9.0 C, Mon 13:45 to Tue 12:45, 1 of 24",
          "missing",
          "   9.0 ******                |                    *****",
          "               ***           |                ****",
          "                  ****       |            ****",
          "                      *****  |       *****",
          "  -1.0 --------------------**********------------------",
          "precipitation: 0.0 to 2.0 mm (hour before), Mon 13:45 to Tue",
          "12:45, 13.2 mm altogether",
          "               ..##          | ..##            ..##",
          "           ....####::      ....####::      ....####::",
          "probability: 0 to 98 %, Mon 13:45 to Tue 12:45",
          "         ............::::::::::######..............::::",
          "wind: 10.0 to 25.0 km/h, Mon 13:45 to Tue 12:45",
          "           ..::::##    ..::::##    ..::::##    ..::::##",
          "       ::##########::##########::##########::##########",
          "       ^now                  |Tue 6 Oct",
          "       13:45 16:45 19:45 22:45 01:45 04:45 07:45 10:45",
          "",
          "temperature: -3.0 to 12.5 C, Mon 5 Oct to Fri 9 Oct",
          "day           low               high   prob condition",
          "Mon 5 Oct     2.1 ..|.======... 9.0     0 % light rain",
          "Tue 6 Oct    -0.4 ..======..... 6.2         overcast",
          "Wed 7 Oct    -3.0 ====......... 1.0    50 % snow",
          "Thu 8 Oct                       5.0    75 % unknown",
          "Fri 9 Oct*    4.0 ..|...======= 12.5  100 % thunderstorm wi~",
          "* only some hours of this day are forecast",
        ].filter { !$0.isEmpty })
  }

  @Test func `C24, C25, C27: an object for now, then for each hour, then for each day`() {
    let lines = ReportObjects(report: report, excerpt: Excerpt(hours: 1, days: 1)).lines
    #expect(
      lines == [
        #"{"air":null,"cloud_percent":31.0,"condition":"light_rain","condition_text":null,"country":"Norland","country_code":"NL","dew_point_c":null,"elevation_m":null,"feels_like_c":-3.26,"fetched_at":"2026-10-05T08:30:00Z","gust_kmh":39.6,"humidity_percent":71.0,"is_day":null,"kind":"current","latitude":51.5,"longitude":-0.12,"outdated":false,"place":"Harrowmere","precipitation_minutes":15,"precipitation_mm":0.3,"pressure_hpa":1009.6,"region":"Westmarch","snowfall_cm":null,"source":{"attribution":"Weather data by Open-Meteo.com","licence":"CC BY 4.0","name":"Open-Meteo","url":"https://open-meteo.com/"},"sun":"up_and_down","sunrise":"2026-10-05T06:06:00+05:45","sunset":"2026-10-05T18:29:00+05:45","temperature_c":-0.04,"time":"2026-10-05T14:15:00+05:45","time_zone":null,"uv_index":2.25,"visibility_m":24140.0,"wind_direction_deg":258.0,"wind_kmh":19.8}"#,
        #"{"cloud_percent":null,"condition":"rain","feels_like_c":null,"gust_kmh":null,"hours":1,"humidity_percent":null,"is_day":null,"kind":"hour","place":"Harrowmere","precipitation_mm":0.0,"precipitation_probability_percent":0.0,"pressure_hpa":null,"snowfall_cm":null,"temperature_c":9.0,"time":"2026-10-05T13:45:00+05:45","uv_index":null,"visibility_m":null,"wind_direction_deg":null,"wind_kmh":10.0}"#,
        #"{"condition":"light_rain","date":"2026-10-05","daylight_s":null,"feels_like_max_c":null,"feels_like_min_c":null,"gust_kmh":null,"kind":"day","partial":false,"place":"Harrowmere","precipitation_hours":null,"precipitation_mm":0.0,"precipitation_probability_percent":0.0,"snowfall_cm":null,"sun":null,"sunrise":null,"sunset":null,"sunshine_s":null,"temperature_max_c":9.0,"temperature_min_c":2.1,"uv_index":null,"wind_direction_deg":null,"wind_kmh":20.0}"#,
      ])
  }

  @Test func `C24: in a watch each object says its event`() {
    let lines = ReportObjects(report: report, excerpt: Excerpt(hours: 1), event: "new").lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""event":"new""#) })
  }

  @Test func `C20, C21: a record of fields, with units, UTC and empty where nothing is known`() {
    let records = ReportFields(
      report: report, excerpt: Excerpt(days: 2), sheet: InventedWeather.sheet(.max)
    ).records
    #expect(
      records[0] == [
        "current", "Harrowmere, Westmarch, Norland", "2026-10-05T08:30:00Z", "light rain", "0.0 °C",
        "-3.3 °C", "", "", "0.3 mm", "", "", "19.8 km/h", "258°", "39.6 km/h", "71 %", "1009.6 hPa",
        "31 %", "24.1 km", "2.3", "2026-10-05T00:21:00Z", "2026-10-05T12:44:00Z", "Open-Meteo",
        "",
      ])
    #expect(Set(records.map(\.count)) == [ReportFields.names.split(separator: ",").count])
    #expect(records[2][2] == "2026-10-06" && records[2][8] == "")
  }

  @Test func `C21: what an asterisk says elsewhere is a word in a record`() {
    var old = report
    old.notes = [.outdated(reason: .noSuchPlace("x"))]
    let records = ReportFields(
      report: old, excerpt: Excerpt(days: 5), sheet: InventedWeather.sheet(.max)
    ).records
    #expect(records.compactMap(\.last) == ["outdated", "", "", "", "", "partial"])
  }

  @Test(arguments: [
    (UnitSystem.metric, "0.0 °C|19.8 km/h|1009.6 hPa|0.3 mm|24.1 km"),
    (.us, "31.9 °F|12.3 mph|29.81 inHg|0.01 in|15.0 mi"),
    (.uk, "0.0 °C|12.3 mph|1009.6 hPa|0.3 mm|15.0 mi"),
    (.si, "0.0 °C|5.5 m/s|1009.6 hPa|0.3 mm|24.1 km"),
  ])
  func `each quantity is in the unit of the system`(units: UnitSystem, line: String) throws {
    let format = try LineFormat("{temperature}|{speed}|{pressure}|{precipitation}|{visibility}")
    #expect(format.line(of: report, on: InventedWeather.sheet(80, .unicode, units)) == line)
  }

  @Test(arguments: [
    ("{name}: {temperature} {condition}", "Harrowmere: 0.0 °C light rain"),
    ("{{x}} {wind} {direction}", "{x} 19.8 km/h from WSW (258°), gusts 39.6 km/h WSW"),
    ("{time} {sunrise} {sunset} {uv}", "14:15 06:06 18:29 2.3"),
  ])
  func `a line is its format with what is known in place`(format: String, line: String) throws {
    #expect(try LineFormat(format).line(of: report, on: InventedWeather.sheet(80)) == line)
  }

  @Test(arguments: ["", "{temp}", "{temperature", "a {"])
  func `a format with an unknown placeholder is refused`(format: String) {
    #expect(throws: TextObjection.self) { try LineFormat(format) }
  }

  @Test func `what is missing leaves a gap in the line`() throws {
    let format = try LineFormat("{name} {temperature}{wind}{sunrise}.")
    #expect(format.line(of: InventedWeather.bare, on: InventedWeather.sheet(80)) == "Nowhere .")
  }

  @Test(arguments: [
    (Sun.polarDay, "sun            up all day (polar day)"),
    (.polarNight, "sun            down all day (polar night)"),
    (.upAndDown(rise: nil, set: nil), "sunset         none today"),
  ])
  func `polar day and night are said so`(sun: Sun, line: String) {
    var report = report
    report.sun = sun
    let lines = CurrentPage(report: report, sheet: InventedWeather.sheet(80)).lines.written
    #expect(lines.contains(line))
  }
}
