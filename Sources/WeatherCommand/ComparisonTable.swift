import Terminal
import ToolKit
import Weather

/// The weather now of several places, a row each; the place is the last column.
struct ComparisonTable {
  var reports: [WeatherReport]
  var sheet: Sheet

  var lines: [Line] {
    let lines = [heading] + reports.map { row($0.place, $0) }
    return sheet.glyphs == .ascii ? lines.map(\.inASCII) : lines
  }

  /// The names of the columns.
  var heading: Line {
    let cells = columns.map { $0.name.fit($0.width, alignment: $0.alignment) + " " }.joined()
    return Line((cells + "place").cut(to: sheet.width), .aside)
  }

  /// The row of one place, whose weather may not be known yet.
  func row(_ place: Place, _ report: WeatherReport?) -> Line {
    var line = Line()
    for column in columns {
      let text = report.map { column.text($0, on: sheet) } ?? ""
      let cell = text.fit(column.width, alignment: column.alignment)
      line.append(cell, column == .temperature ? .reading : Style())
      line.append(" ")
    }
    let used = columns.reduce(0) { $0 + $1.width + 1 }
    line.append(place.fullName.safeLine.cut(to: sheet.width - used))
    return line
  }

  /// The columns that there is room for, in the order of the table.
  private var columns: [Column] {
    // At 80 columns a name keeps 36 of them, in less room half.
    var rest = sheet.width - min(36, sheet.width / 2)
    var chosen: [Column] = []
    for column in Column.byWish {
      guard column.width + 1 <= rest else { break }
      rest -= column.width + 1
      chosen.append(column)
    }
    return Column.allCases.filter(chosen.contains)
  }

  /// A column before the place.
  enum Column: CaseIterable {
    case time, temperature, feelsLike, wind, gusts, humidity, precipitation, condition

    /// The most wanted first.
    static let byWish: [Column] = [
      .temperature, .condition, .wind, .feelsLike, .humidity, .time, .precipitation, .gusts,
    ]

    var name: String {
      switch self {
      case .time: "time"
      case .temperature: "temp"
      case .feelsLike: "feels"
      case .wind: "wind"
      case .gusts: "gusts"
      case .humidity: "humid"
      case .precipitation: "precip"
      case .condition: "condition"
      }
    }

    var width: Int {
      switch self {
      case .time, .humidity: 5
      case .temperature, .feelsLike, .precipitation: 8
      case .wind: 14
      case .gusts: 10
      case .condition: 18
      }
    }

    var alignment: TextAlignment { self == .condition ? .leading : .trailing }

    /// What stands there for a place; empty where it is not known.
    func text(_ report: WeatherReport, on sheet: Sheet) -> String {
      let now = report.current
      let text =
        switch self {
        case .time: report.zone.clock(at: report.now)
        case .temperature: sheet.temperature(now?.temperatureCelsius)
        case .feelsLike: sheet.temperature(now?.feelsLikeCelsius)
        case .wind: wind(now, on: sheet)
        case .gusts: sheet.wind(now?.gustKilometresPerHour)
        case .humidity: sheet.percent(now?.humidityPercent)
        case .precipitation: sheet.precipitation(now?.precipitationMillimetres)
        case .condition: (now?.condition ?? .unknown).description
        }
      return text ?? ""
    }

    private func wind(_ now: CurrentWeather?, on sheet: Sheet) -> String? {
      guard let speed = sheet.wind(now?.windKilometresPerHour) else { return nil }
      return sheet.compass(now?.windDirectionDegrees).map { "\($0) \(speed)" } ?? speed
    }
  }
}
