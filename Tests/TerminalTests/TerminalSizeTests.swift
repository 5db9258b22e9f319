import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminalSizeTests {
  @Test(arguments: [
    ([:], "80x24"), (["COLUMNS": "100"], "100x24"), (["LINES": "7"], "80x7"),
    (["COLUMNS": "0", "LINES": "x"], "80x24"), (["COLUMNS": "+9", "LINES": "70000"], "80x24"),
  ])
  func `C48: without a terminal the variables tell, each dimension for itself`(
    variables: [String: String], size: String
  ) async throws {
    let run = ToolRun("TerminalProbe", ["size"], environment: variables)
    #expect(try await run.finish().outputText == size + "\n")
  }

  @Test(arguments: [(132, 50, "132x50"), (0, 50, "99x50"), (1, 1, "1x1")])
  func `C48: a terminal tells its size, and the variables only what it does not know`(
    columns: Int, rows: Int, size: String
  ) async throws {
    var run = ToolRun.onTerminal("TerminalProbe", ["size"], environment: ["COLUMNS": "99"])
    run.columns = columns
    run.rows = rows
    #expect(try await run.finish().screenText == size + "\r\n")
  }

  @Test func `numbers below 1 count as 1`() {
    #expect(TerminalSize(columns: 0, rows: -5) == TerminalSize(columns: 1, rows: 1))
  }
}
