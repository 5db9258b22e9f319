import Terminal
import Weather

/// Which columns a table of days has in a width, and how wide they are.
struct DaysLayout {
  /// Cells of the day's name.
  let day: Int
  /// Cells of a temperature.
  let number: Int
  /// Cells of the range of temperatures.
  let bar: Int
  /// What stands behind it.
  let columns: [Column]
  /// The most cells of the condition, the last column; 0 without it.
  let condition: Int

  /// The layout in a width where the longest temperature has so many cells.
  init(width: Int, longestNumber: Int) {
    let isNarrow = width < 40
    let day = width < 30 ? 4 : isNarrow ? 7 : 11
    let number = min(max(longestNumber, 5), 8)
    // Two temperatures, and a blank before each column.
    var rest = width - day - 2 * number - 3
    let hasCondition = width >= 60
    var columns: [Column] = []
    for column in Column.allCases where !isNarrow {
      let reserved = hasCondition ? 8 + 1 + 16 : 8
      guard rest - column.width - 1 >= reserved else { break }
      columns.append(column)
      rest -= column.width + 1
    }
    self.day = day
    self.number = number
    self.columns = columns
    bar = max(0, hasCondition ? min(40, rest - 17) : min(40, rest))
    condition = hasCondition ? rest - bar - 1 : 0
  }

  /// A column of numbers, the most wanted first.
  enum Column: CaseIterable {
    case probability, precipitation, wind, gusts, sunrise, sunset, snow, uvIndex

    var width: Int {
      switch self {
      case .probability: 5
      case .sunrise, .sunset: 7
      case .uvIndex: 4
      case .precipitation, .snow: 8
      case .wind, .gusts: 10
      }
    }

    var heading: String {
      let name =
        switch self {
        case .probability: "prob"
        case .precipitation: "precip"
        case .wind: "wind"
        case .gusts: "gusts"
        case .sunrise: "sunrise"
        case .sunset: "sunset"
        case .snow: "snow"
        case .uvIndex: "UV"
        }
      return name.fit(width, alignment: .trailing)
    }

    /// What stands there for a day; empty where it is not known.
    func text(_ day: DailyWeather, in table: DaysTable) -> String {
      let sheet = table.sheet
      let text =
        switch self {
        case .probability: sheet.percent(day.precipitationProbabilityPercent)
        case .precipitation: sheet.precipitation(day.precipitationMillimetres)
        case .wind: sheet.wind(day.windKilometresPerHour)
        case .gusts: sheet.wind(day.gustKilometresPerHour)
        case .sunrise: sunrise(of: day, in: table)
        case .sunset: sunset(of: day, in: table)
        case .snow: sheet.snow(day.snowfallCentimetres)
        case .uvIndex: sheet.uvIndex(day.highestUVIndex)
        }
      return text ?? ""
    }

    private func sunrise(of day: DailyWeather, in table: DaysTable) -> String? {
      switch day.sun {
      case .upAndDown(let rise, _): rise.map { table.report.zone.clock(at: $0) } ?? "none"
      case .polarDay: "polar"
      case .polarNight: "polar"
      case nil: nil
      }
    }

    private func sunset(of day: DailyWeather, in table: DaysTable) -> String? {
      switch day.sun {
      case .upAndDown(_, let set): set.map { table.report.zone.clock(at: $0) } ?? "none"
      case .polarDay: "day"
      case .polarNight: "night"
      case nil: nil
      }
    }
  }
}
