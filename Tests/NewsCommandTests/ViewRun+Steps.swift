import TerminalModel
import TestSupport

extension ViewRun {
  /// Presses the keys of each step, once the one before has shown what it should.
  func follow(_ steps: [KeyStep]) async throws {
    for step in steps {
      let before = terminal(tool.state)
      tool.type(step.keys)
      do { try await untilTerminal { step.effect.shows(on: $0, since: before) } } catch {
        throw KeyStep.Failure(step: step, lines: terminal(tool.state).lines)
      }
    }
  }
}
