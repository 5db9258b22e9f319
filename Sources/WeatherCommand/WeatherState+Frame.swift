#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Screen
import Terminal
import ToolKit
import Weather

extension WeatherState {
  /// Rows above the last.
  var pageHeight: Int { max(1, size.rows - 1) }

  /// Rows of a list below the names of its columns and above where the data come from.
  var listHeight: Int { max(1, pageHeight - 2) }

  private var sheet: Sheet {
    Sheet(width: size.columns, glyphs: settings.chartGlyphs, units: settings.units)
  }

  /// The screen as it is to look.
  func frame() -> Frame {
    if let frame = Frame.ofTooSmallWindow(size) { return frame }
    var frame = Frame(size: size)
    if showsHelp {
      frame.drawPage(KeyHelp.weather.lines(width: size.columns), titled: "Keys")
      frame.drawStatus("", isProblem: false, help: "any key closes")
    } else if opened != nil {
      for (row, line) in pageLines.dropFirst(top).prefix(pageHeight).enumerated() {
        frame.draw(line, row: row)
      }
      drawStatus(on: &frame)
    } else {
      drawList(on: &frame)
      drawStatus(on: &frame)
    }
    return frame
  }

  /// The page of the place on show; without a report why there is none.
  var pageLines: [Line] {
    guard let place = opened else { return [] }
    guard let report = reports[place] else {
      return place.fullName.safeLine.wrapped(to: size.columns).map { Line($0, .title) }
    }
    let footer = Footer.texts(for: [report]).flatMap { $0.wrapped(to: size.columns) }
    return ReportPage(report: report, excerpt: settings.excerpt, sheet: sheet).lines
      + [Line()] + footer.map { Line($0, .aside) }
  }

  private func drawList(on frame: inout Frame) {
    let table = ComparisonTable(reports: [], sheet: sheet)
    let rows = search.map(matches(in:)) ?? watched.map { ($0, reports[$0]) }
    let cursor = search?.cursor ?? cursor
    if !rows.isEmpty { frame.draw(table.heading, row: 0) }
    for (row, index) in zip(1..., cursor.window(height: listHeight)) where index < rows.count {
      frame.draw(table.row(rows[index].0, rows[index].1), row: row)
      if index == cursor.selected {
        frame.restyle(row: row, columns: 0..<size.columns) { $0.reverse = true }
      }
    }
    if let text = Footer.texts(for: rows.compactMap(\.1)).first {
      frame.draw(text, row: size.rows - 2, column: 0, style: .aside)
    }
  }

  private func matches(in reader: PlaceReader) -> [(Place, WeatherReport?)] {
    reader.matches.map { match in
      (match.place, (try? match.outcome?.get()) ?? reports[match.place])
    }
  }
}

extension Frame {
  /// Draws a line of a page.
  mutating func draw(_ line: Line, row: Int) {
    var column = 0
    for piece in line.pieces {
      column = draw(piece.text, row: row, column: column, style: piece.style)
    }
  }
}

extension KeyHelp {
  /// The keys of the view.
  static let weather = KeyHelp([
    ("j k, Down Up", "move, scroll"),
    ("Space b, PgDn PgUp", "a page down, up"),
    ("g G, Home End", "first, last"),
    ("Enter", "show the selected place"),
    ("Esc", "back"),
    ("/", "search places as you type"),
    ("r p", "refresh, pause"),
    ("Ctrl-L Ctrl-Z", "draw again, suspend"),
    ("q", "quit"),
  ])
}
