import Foundation
import TerminalModel
import TestSupport
import Testing

/// A view that runs in a process of its own, as a job of a small shell.
struct ProbeRun {
  let shell: RunningTool
  /// The number of the view's process.
  let job: Int32

  /// Starts the view and waits until it is on show.
  ///
  /// - Parameters:
  ///   - arguments: for the shell, such as `pipe`.
  ///   - environment: variables besides TERM.
  ///   - size: of the terminal.
  /// - Throws: what waiting throws.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:],
    size: (columns: Int, rows: Int) = (80, 24)
  ) async throws {
    var run = ToolRun.onTerminal("ScreenProbe", ["shell"] + arguments, environment: environment)
    run.environment["SWIFT_BACKTRACE"] = "enable=no"  // would wait for keys after a crash
    run.input = .pipe
    run.errors = .pipe
    run.columns = size.columns
    run.rows = size.rows
    shell = try run.start()
    let state = try await shell.until {
      $0.errorText.contains("ready\n") && $0.errorText.contains("job ")
    }
    job = try #require(Int32(Self.report("job", in: state) ?? ""))
  }

  /// Waits for a line of the view or the shell.
  @discardableResult
  func until(_ line: String) async throws -> ToolState {
    try await shell.until { "\n\($0.errorText)".contains("\n\(line)") }
  }

  /// Waits until the terminal shows what it should.
  func untilShown(_ condition: @escaping @Sendable (TerminalModel) -> Bool) async throws {
    try await shell.until { condition(Self.terminal($0, columns: 80, rows: 24)) }
  }

  /// Sends a signal to the view alone.
  func signal(_ number: Int32) { kill(job, number) }

  /// What follows `word` in the last line of the shell that begins so.
  static func report(_ word: String, in state: ToolState) -> String? {
    state.errorText.split(separator: "\n").last { $0.hasPrefix("\(word) ") }
      .map { String($0.dropFirst(word.count + 1)) }
  }

  static func terminal(_ state: ToolState, columns: Int, rows: Int) -> TerminalModel {
    var terminal = TerminalModel(columns: columns, rows: rows)
    terminal.apply(state.screen)
    return terminal
  }
}
