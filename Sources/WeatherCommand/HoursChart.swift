#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import ToolKit
import Weather

/// The next hours as charts over one axis of time.
struct HoursChart {
  var report: WeatherReport
  var hours: [HourlyWeather]
  var sheet: Sheet

  private let columns: ChartColumns
  /// Cells for the values at the left edge.
  private let margin: Int

  init(report: WeatherReport, hours: [HourlyWeather], sheet: Sheet) {
    self.report = report
    self.hours = hours
    self.sheet = sheet
    margin = sheet.isNarrow ? 0 : 7
    columns = ChartColumns(values: hours.count, width: sheet.width - margin)
  }

  var lines: [Line] {
    guard !hours.isEmpty else { return [Line("no hours are forecast".cut(to: sheet.width))] }
    let height = sheet.isNarrow ? 3 : 5
    return drawing(of: temperature, height: height, style: .curve, labels: true)
      + drawing(of: precipitation, height: 2, style: .rain, remark: total)
      + drawing(of: probability, height: 1, style: .rain)
      + drawing(of: wind, height: 2, style: .wind) + axis
  }

  private var axis: [Line] {
    guard hours.count > 1 else { return [] }
    let axis = axisOfTime
    return [axis.marks, axis.clocks].map { Line(indent + $0, .aside) }
  }

  private var axisOfTime: HoursAxis {
    HoursAxis(
      hours: hours, zone: report.zone, now: report.now, columns: columns, glyphs: sheet.glyphs)
  }

  private var indent: String { String(repeating: " ", count: margin) }

  private func drawing(
    of chart: Chart, height: Int, style: Style, labels: Bool = false, remark: String? = nil
  ) -> [Line] {
    let caption = ([chart.caption] + [remark, crowding(of: chart)].compactMap(\.self))
      .joined(separator: ", ")
    let rows = chart.plot(columns: columns, height: height, glyphs: sheet.glyphs)
    let known = chart.values.compactMap(\.self)
    return caption.wrapped(to: sheet.width).map { Line($0) }
      + rows.enumerated().map { index, row in
        var label = ""
        if labels, known.min() != known.max() {
          if index == 0 { label = chart.format(max(known.max() ?? 0, top(of: known))) }
          if index == rows.count - 1 { label = chart.format(known.min() ?? 0) }
        }
        return bordered(row, label: label, style: style)
      }
  }

  /// The value at the upper edge: zero where all are below it.
  private func top(of known: [Double]) -> Double {
    (known.min() ?? 0) < 0 ? 0 : -.greatestFiniteMagnitude
  }

  /// A row of a plot behind its label, with the borders of days where nothing is drawn.
  private func bordered(_ row: String, label: String, style: Style) -> Line {
    let borders = Set(axisOfTime.borders.map(\.column))
    var line = Line(margin == 0 ? "" : label.fit(margin - 1, alignment: .trailing) + " ", .aside)
    var run = ""
    for (column, character) in row.enumerated() {
      guard character == " ", borders.contains(column) else {
        run.append(character)
        continue
      }
      line.append(run, style)
      run = ""
      line.append(String(axisOfTime.border), .aside)
    }
    line.append(run, style)
    return line
  }

  /// Says what stands in one column where there are fewer columns than values.
  private func crowding(of chart: Chart) -> String? {
    guard columns.isCrowded, hours.count > 1 else { return nil }
    let what =
      switch chart.reduction {
      case .mean: "mean"
      case .sum: "sum"
      case .maximum: "highest"
      }
    return "a column is the \(what) of up to \(columns.mostValues) steps"
  }
}
