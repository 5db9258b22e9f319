import Terminal
import ToolKit

/// Something known about a place, with what it is called.
struct Fact: Equatable, Sendable {
  var name: String
  var value: String

  /// Cells that names take where values stand below each other.
  private static let column = 15

  /// The lines it takes: the value in a column of its own where there is room.
  func lines(on sheet: Sheet) -> [Line] {
    guard !sheet.isNarrow else {
      return "\(name): \(value)".wrapped(to: sheet.width).map { Line($0) }
    }
    let column = Self.column
    return value.wrapped(to: sheet.width - column).enumerated().map { index, text in
      var line = Line((index == 0 ? name : "").fit(column), .aside)
      line.append(text)
      return line
    }
  }

  /// The fact as a sentence.
  var sentence: String { "\(name.capitalizedFirst): \(value)." }
}

extension String {
  /// This text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
