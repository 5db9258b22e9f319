/// The characters that charts are drawn with.
public enum ChartGlyphs: Sendable, CaseIterable {
  /// Blocks for bars, braille for lines, box drawing for scales.
  case unicode
  /// ASCII alone.
  case ascii

  /// The characters for a terminal: ASCII where it is asked for or the locale is not one of UTF-8.
  public init(in terminal: TerminalEnvironment, wantsASCII: Bool) {
    self = wantsASCII || !terminal.usesUTF8 ? .ascii : .unicode
  }

  /// Bars from one step to a full cell.
  var bars: [Character] { self == .unicode ? Array("▁▂▃▄▅▆▇█") : Array(".:#") }

  /// Bars that hang from the zero line, from one step to a full cell.
  var hangingBars: [Character] { self == .unicode ? Array("▀█") : Array("#") }

  /// The line where values are zero.
  var zeroLine: Character { self == .unicode ? "─" : "-" }

  /// A row of a table that nothing covers, and where it crosses zero.
  var track: (plain: Character, zero: Character) {
    self == .unicode ? ("·", "│") : (".", "|")
  }

  /// A cell of a range that is covered in its left half, its right half, and as a whole.
  var range: (left: Character, right: Character, full: Character) {
    self == .unicode ? ("▌", "▐", "█") : ("=", "=", "=")
  }
}
