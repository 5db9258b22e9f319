import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ProgressTests {
  private let erased = "\r\u{1B}[K"

  @Test func `C62: a progress line fits the terminal, moves, and is erased at the end`()
    async throws
  {
    var run = ToolRun.onTerminal("TerminalProbe", ["progress"])
    run.columns = 12
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("\u{1B}[K\r") }
    tool.send(signal: SIGTERM)
    let screen = try await tool.finish().screenText
    #expect(screen.hasPrefix("\rLoading 漢…\u{1B}[K"))
    #expect(screen.hasSuffix(erased))
  }

  @Test func `C62: a result is printed where the progress line was`() async throws {
    let tool = try ToolRun.onTerminal("TerminalProbe", ["result-in-progress"]).start()
    try await tool.until { $0.screenText.contains("result\r\n\rLoading") }
    tool.send(signal: SIGTERM)
    let screen = try await tool.finish().screenText
    #expect(screen.contains(erased + "result\r\n"))
    #expect(screen.hasSuffix(erased))
  }

  @Test(arguments: [["CI": "1"], ["ACCESSIBLE": "1"], ["TERM": "dumb"]])
  func `C62: nothing moves where it is not wanted`(variables: [String: String]) async throws {
    let tool = try ToolRun.onTerminal(
      "TerminalProbe", ["result-in-progress"], environment: variables
    ).start()
    try await tool.until { $0.screenText.contains("result") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().screenText == "result\r\n")
  }

  @Test func `C62: progress needs standard error to be a terminal`() async throws {
    var run = ToolRun.onTerminal("TerminalProbe", ["result-in-progress"])
    run.errors = .pipe
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("result") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().errors.isEmpty)
  }
}
