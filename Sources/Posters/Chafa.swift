import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program chafa, if there: turns a JPEG into pixels for kitty.
///
/// Its output is not passed on as it is: only the pixels are taken, and written in our own way, so
/// that no answer comes and nothing else reaches the terminal.
struct Chafa {
  let environment: TerminalEnvironment
  let clock: any Clock<Duration>

  static let deadline = Duration.seconds(5)
  private static let mostBytes = 16 << 20

  /// A file shown at the cursor; nil where there is no chafa, or it fails or takes too long.
  func kitty(_ file: [UInt8], id: UInt32, columns: Int, rows: Int) async -> String? {
    guard let path = Self.path(in: environment) else { return nil }
    let child = ChildProcess(
      path: path,
      arguments: [
        "-f", "kitty", "-s", "\(columns)x\(rows)", "-c", "full", "--animate", "off", "--polite",
        "on", "-",
      ],
      variables: variables, mostBytes: Self.mostBytes)
    guard let output = await child.output(for: file, within: Self.deadline, clock: clock) else {
      return nil
    }
    return KittyPixels(output)?.text(id: id, columns: columns, rows: rows)
  }

  private var variables: [String: String] {
    var variables = ["TERM": "xterm-kitty"]
    for name in ["PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE"] {
      variables[name] = environment[name]
    }
    return variables
  }

  /// The first of that name in PATH, absolute folders alone, that may be run.
  static func path(in environment: TerminalEnvironment) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/chafa" }.first { access($0, X_OK) == 0 }
  }
}
