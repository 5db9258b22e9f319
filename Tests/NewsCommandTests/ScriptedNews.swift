import AsyncOperatorsTesting
import Foundation
import Options
import Terminal
import TestSupport
import ToolKit

@testable import NewsCommand

/// The tool in this process; only bytes, lines and time are replaced.
struct ScriptedNews {
  let service = ScriptedService()
  let output = CapturedLines()
  let errors = CapturedLines()
  let clock = StepClock()

  /// What the tool does when it is called with these words; on `clock`, unless it needs time that passes.
  func work(
    _ words: [String], environment: [String: String] = [:],
    clock: (any Clock<Duration>)? = nil
  ) throws -> @Sendable () async -> ExitStatus {
    let tool = NewsTool(
      surroundings: Surroundings(
        environment: environment, output: output.writer, errors: errors.writer,
        outputIsTTY: false, errorsIsTTY: false, outputColumns: { 80 }, errorColumns: { 80 },
        transport: { [service] _ in service }, clock: clock ?? self.clock,
        now: { Date(timeIntervalSince1970: 1_700_000_000) }))
    let interpretation = try NewsOptions.read(
      words.map { Array($0.utf8) }, environment: environment, helpWidth: 80,
      readFile: { _ throws(ConfigurationFileError) in nil })
    guard case .run(let options) = interpretation else {
      throw UsageError("the words ask for a text")
    }
    return { await tool.perform(options, on: tool.console(for: options.common)) }
  }
}
