import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminationSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], ["silent", "stubborn"])
  func `C55: a tool dies by the signal it got, also when its work does not end`(
    number: Int32, act: String
  ) async throws {
    let tool = try ToolRun("TerminalProbe", [act]).start()
    try await tool.until { !$0.outputLines.isEmpty }
    tool.send(signal: number)
    let state = try await tool.finish()
    #expect(state.ending == .killed(number))
    #expect(state.errors.isEmpty)
  }

  @Test func `C55: a tool dies by a signal also while its output is stuck`() async throws {
    var run = ToolRun("TerminalProbe", ["stuck"])
    run.output = .fullPipe
    let tool = try run.start()
    try await tool.until { $0.errorText.contains("ready") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().ending == .killed(SIGTERM))
  }

  @Test func `C55: a second SIGINT ends a tool at once`() async throws {
    let tool = try ToolRun("TerminalProbe", ["patient"]).start()
    try await tool.until { $0.outputText.contains("ready") }
    tool.send(signal: SIGINT)
    try await tool.until { $0.outputText.contains("cancelled") }
    tool.send(signal: SIGINT)
    #expect(try await tool.finish().ending == .killed(SIGINT))
  }

  @Test func `C55: Ctrl-C on the terminal is SIGINT`() async throws {
    let tool = try ToolRun.onTerminal("TerminalProbe", ["silent"]).start()
    try await tool.until { $0.screenText.contains("ready") }
    tool.type("\u{3}")
    #expect(try await tool.finish().ending == .killed(SIGINT))
  }

  @Test func `a signal that the parent ignored stays ignored`() async throws {
    var run = ToolRun("TerminalProbe", ["stubborn"])
    run.ignoredSignals = [SIGHUP, SIGINT]
    let tool = try run.start()
    try await tool.until { !$0.outputLines.isEmpty }
    tool.send(signal: SIGHUP)
    tool.send(signal: SIGINT)
    tool.send(signal: SIGINT)
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().ending == .killed(SIGTERM))
  }

  @Test(arguments: [[], [SIGHUP]])
  func `C56: a lost terminal ends a tool, also one that was to outlive it`(
    ignored: Set<Int32>
  ) async throws {
    var run = ToolRun.onTerminal("TerminalProbe", ["silent"])
    run.ignoredSignals = ignored
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("ready") }
    try await tool.hangUp()
    #expect(try await tool.finish().ending == .killed(SIGHUP))
  }
}
