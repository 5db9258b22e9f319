#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Columns and rows of a terminal, each 1 or more.
public struct TerminalSize: Equatable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// A size; numbers below 1 count as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The size of the terminal behind `descriptor`.
  ///
  /// Where the terminal says 0 or there is none, COLUMNS and LINES, then 80×24; each dimension for itself.
  public init(of descriptor: Int32, environment: TerminalEnvironment) {
    var window = winsize()
    let isKnown = ioctl(descriptor, Self.request, &window) == 0
    self.init(
      columns: Self.first(isKnown ? Int(window.ws_col) : 0, environment["COLUMNS"], or: 80),
      rows: Self.first(isKnown ? Int(window.ws_row) : 0, environment["LINES"], or: 24))
  }

  private static func first(_ told: Int, _ variable: String?, or fallback: Int) -> Int {
    if told > 0 { return told }
    guard let variable, variable.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = UInt16(variable), number > 0
    else { return fallback }
    return Int(number)
  }

  #if canImport(Musl)
  private static let request = Int32(TIOCGWINSZ)
  #else
  private static let request = UInt(TIOCGWINSZ)
  #endif
}
