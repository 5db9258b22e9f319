/// Lays words out in lines of a given width.
struct HelpText {
  /// The columns of a line.
  var width: Int
  /// Where the text of an option starts, counted from 0.
  static let textColumn = 23

  /// Fills lines with `units`, which are never split; all lines but the first begin with `indent`.
  func filled(_ units: [String], after start: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = start
    var isFresh = true
    for unit in units where !unit.isEmpty {
      if !isFresh, line.count + 1 + unit.count > width {
        lines.append(line)
        (line, isFresh) = (indent, true)
      }
      line += isFresh ? unit : " " + unit
      isFresh = false
    }
    return lines + [line]
  }

  /// A term at column 3 and its text at column 24, in the line below where the term is too long.
  func entry(_ term: String, _ units: [String]) -> [String] {
    let indent = String(repeating: " ", count: Self.textColumn)
    let start = "  " + term
    guard !units.isEmpty else { return [start] }
    guard start.count + 2 <= Self.textColumn else {
      return [start] + filled(units, after: indent, indent: indent)
    }
    let gap = String(repeating: " ", count: Self.textColumn - start.count)
    return filled(units, after: start + gap, indent: indent)
  }

  /// A paragraph such as `Environment: A, B`, no item split; nil without items.
  func list(_ title: String, _ items: [String]) -> [String]? {
    guard let last = items.last else { return nil }
    let units = items.dropLast().map { $0 + "," } + [last]
    return filled(units, after: title + ": ", indent: "  ")
  }
}

extension String {
  /// The text between its spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
