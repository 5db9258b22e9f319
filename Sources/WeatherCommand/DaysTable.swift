import Terminal
import ToolKit
import Weather

/// The next days as a table whose ranges of temperature share one scale.
struct DaysTable {
  var report: WeatherReport
  var days: [DailyWeather]
  var sheet: Sheet

  var lines: [Line] {
    guard !days.isEmpty else { return [Line("no days are forecast".cut(to: sheet.width))] }
    return caption.wrapped(to: sheet.width).map { Line($0) } + heading
      + days.map { row($0).cut(to: sheet.width) } + remark
  }

  /// The lowest and highest of all days, and which days they are.
  private var caption: String {
    let unit = sheet.unit(of: sheet.units.temperature(celsius: 0))
    let span = [days.first?.date.name, days.last?.date.name].compactMap(\.self)
    let when = days.count == 1 ? span[0] : span.joined(separator: " to ")
    guard let scale else { return "temperature: no values, \(when)" }
    return "temperature: \(number(scale.lowest)) to \(number(scale.highest)) \(unit), \(when)"
  }

  /// The scale of all rows, in the reader's unit.
  private var scale: ChartScale? {
    let bounds = days.flatMap { [$0.lowestCelsius, $0.highestCelsius] }.compactMap(\.self)
      .map { sheet.units.temperature(celsius: $0).value }
    guard let lowest = bounds.min(), let highest = bounds.max() else { return nil }
    return ChartScale(lowest, highest)
  }

  private var remark: [Line] {
    guard days.contains(where: \.isPartial) else { return [] }
    return "* only some hours of this day are forecast".wrapped(to: sheet.width).map {
      Line($0, .aside)
    }
  }

  private var heading: [Line] {
    guard !sheet.isNarrow else { return [] }
    var text = "day".fit(layout.day) + " " + "low".fit(layout.number, alignment: .trailing) + " "
    text += String(repeating: " ", count: layout.bar) + " " + "high".fit(layout.number)
    for column in layout.columns { text += " " + column.heading }
    if layout.condition > 0 { text += " condition" }
    return [Line(text.cut(to: sheet.width), .aside)]
  }

  private func row(_ day: DailyWeather) -> Line {
    let names = [day.date.name, day.date.shortName, day.date.weekdayName]
    let name = names.first { $0.count < layout.day } ?? ""
    var line = Line((name + (day.isPartial ? "*" : "")).fit(layout.day) + " ")
    let low = number(day.lowestCelsius).fit(layout.number, alignment: .trailing)
    line.append(low + " ", .low)
    line.append(bar(of: day), .curve)
    line.append(" " + number(day.highestCelsius).fit(layout.number), .high)
    for column in layout.columns {
      line.append(" " + column.text(day, in: self).fit(column.width, alignment: .trailing))
    }
    if layout.condition > 0 {
      line.append(" " + day.condition.description.cut(to: layout.condition))
    }
    return line
  }

  private func bar(of day: DailyWeather) -> String {
    guard let scale else { return String(repeating: " ", count: layout.bar) }
    return RangeBar.text(
      low: value(day.lowestCelsius), high: value(day.highestCelsius), on: scale,
      width: layout.bar, glyphs: sheet.glyphs)
  }

  private func value(_ celsius: Double?) -> Double? {
    celsius.map { sheet.units.temperature(celsius: $0).value }
  }

  private func number(_ celsius: Double?) -> String {
    celsius.map { sheet.units.temperature(celsius: $0).number } ?? ""
  }

  /// A number of the scale, which is in the reader's unit already.
  private func number(_ value: Double) -> String { Quantity(value, "", places: 1).number }

  private var layout: DaysLayout {
    let numbers = days.flatMap { [number($0.lowestCelsius), number($0.highestCelsius)] }
    return DaysLayout(width: sheet.width, longestNumber: numbers.map(\.count).max() ?? 0)
  }
}

extension Style {
  static let low = Style(.blue)
  static let high = Style(.red)
}
