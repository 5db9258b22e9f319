#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

/// The time under a chart of hours: day borders and now in one row, hours in the next.
struct HoursAxis {
  var hours: [HourlyWeather]
  var zone: PlaceZone
  var now: Date
  var columns: ChartColumns
  var glyphs: ChartGlyphs

  /// The border between two days.
  var border: Character { glyphs == .unicode ? "│" : "|" }

  /// Where days begin, but for the first, and which.
  var borders: [(column: Int, date: CalendarDate)] {
    hours.indices.dropFirst().compactMap { index in
      let date = zone.date(at: hours[index].time)
      guard date != zone.date(at: hours[index - 1].time) else { return nil }
      return (columns.column(of: index), date)
    }
  }

  /// The row with the mark of now and the names of the days.
  var marks: String {
    var row = AxisRow(width: columns.count)
    let days = borders
    for (column, _) in days { row.put(String(border), at: column) }
    if let index = hours.lastIndex(where: { $0.time <= now }) {
      row.put((glyphs == .unicode ? "↑" : "^") + "now", at: columns.column(of: index))
    }
    for (column, date) in days {
      row.put("\(border)\(date.name)", at: column)
      row.put("\(border)\(date.weekdayName)", at: column)
    }
    return row.text
  }

  /// The row with the hours, as many as there is room for.
  var clocks: String {
    var row = AxisRow(width: columns.count)
    let labels = hours.map { zone.shortClock(at: $0.time) }
    let longest = labels.map(\.count).max() ?? 0
    let step = [1, 2, 3, 4, 6, 12, 24, 48].first { step in
      step * columns.count >= (longest + 1) * hours.count
    }
    guard let step else { return row.text }
    for index in stride(from: 0, to: hours.count, by: step) {
      row.put(labels[index], at: columns.column(of: index))
    }
    return row.text
  }
}

/// A row in which texts find room or are left out.
private struct AxisRow {
  private var cells: [Character]

  init(width: Int) { cells = Array(repeating: " ", count: width) }

  var text: String { String(cells) }

  /// Puts a text at a column unless something else would be covered or touched.
  mutating func put(_ text: String, at column: Int) {
    let text = Array(text)
    guard column >= 0, column + text.count <= cells.count else { return }
    let isFree = text.indices.allSatisfy {
      let cell = cells[column + $0]
      return cell == " " || ($0 == 0 && cell == text[0])
    }
    let end = column + text.count
    guard isFree, end == cells.count || cells[end] == " " || text.count == 1 else { return }
    cells.replaceSubrange(column..<end, with: text)
  }
}
