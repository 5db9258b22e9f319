import Foundation
import TerminalModel
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ScreenSessionTests {
  @Test(arguments: [
    ("j", "key j"), ("\u{1B}", "key escape"), ("\u{1B}[6~", "key pageDown"), ("漢", "key 漢"),
    ("\u{1B}[200~a\nb\u{1B}[201~", "paste a b"),
  ])
  func `C39: keys arrive and are answered on the screen`(sent: String, text: String) async throws {
    let probe = try await ProbeRun()
    probe.shell.type(sent)
    try await probe.until(text)
    try await probe.untilShown { $0.lines[0] == text && $0.lines[23].hasSuffix("bottom") }
  }

  @Test func `keys are answered though all threads are busy that tasks share`() async throws {
    let probe = try await ProbeRun(["busy"])
    for key in ["j", "x", "\u{1B}[A", "l"] { probe.shell.type(key) }
    try await probe.until("key up")
    probe.shell.resize(columns: 60, rows: 10)
    try await probe.until("size 60x10")
    probe.shell.type("\u{1B}")
    try await probe.until("key escape")
    try await probe.shell.until {
      ProbeRun.terminal($0, columns: 60, rows: 10).lines[0] == "key escape"
    }
    probe.signal(SIGTERM)
    try await probe.until("ended signal 15")
  }

  @Test func `C22: keys come from /dev/tty where standard input is no terminal`() async throws {
    let probe = try await ProbeRun(["pipe"])
    probe.shell.type("jq")
    let state = try await probe.shell.finish()
    #expect(state.errorText.contains("key j\n"))
    #expect(ProbeRun.report("ended", in: state) == "exit 0")
    #expect(ProbeRun.report("after", in: state) == ProbeRun.report("before", in: state))
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""]])
  func `C43: a terminal that knows text alone gets no view`(environment: [String: String])
    async throws
  {
    var run = ToolRun.onTerminal("ScreenProbe", ["job"], environment: environment)
    run.errors = .pipe
    let state = try await run.finish()
    #expect(state.ending == .exited(1))
    #expect(state.screen == [])
  }

  @Test(arguments: [(80, 24), (1, 1), (1, 24), (20, 5), (500, 200)])
  func `C48: every size is drawn`(columns: Int, rows: Int) async throws {
    let probe = try await ProbeRun(size: (columns, rows))
    let first = columns == 1 ? "…" : "ready"
    try await probe.shell.until {
      ProbeRun.terminal($0, columns: columns, rows: rows).lines[0] == first
    }
    probe.shell.type("q")
    let state = try await probe.shell.finish()
    #expect(ProbeRun.report("ended", in: state) == "exit 0")
  }

  @Test func `C47: a burst of sizes ends with the last one drawn`() async throws {
    let probe = try await ProbeRun()
    for columns in 20...60 { probe.shell.resize(columns: columns, rows: 10) }
    try await probe.until("size 60x10")
    try await probe.shell.until { state in
      let last = state.screenText.components(separatedBy: "\u{1B}[2J").last ?? ""
      var terminal = TerminalModel(columns: 60, rows: 10)
      terminal.apply(last.utf8)
      return terminal.lines[0] == "size 60x10" && terminal.lines[9].hasSuffix("bottom")
    }
  }

  @Test func `C47: SIGWINCH without a new size draws everything again`() async throws {
    let probe = try await ProbeRun()
    probe.signal(SIGWINCH)
    try await probe.until("size 80x24")
    try await probe.untilShown { $0.clearings == 2 && $0.lines[0] == "size 80x24" }
  }

  @Test func `C46: Ctrl-L draws everything again`() async throws {
    let probe = try await ProbeRun()
    try await probe.untilShown { $0.lines[0] == "ready" }
    probe.shell.type("\u{C}")
    try await probe.untilShown { $0.clearings == 2 && $0.lines[0] == "ready" }
  }

  @Test(arguments: [[], [SIGHUP]])
  func `C56: a view ends when its terminal is lost`(ignored: Set<Int32>) async throws {
    var run = ToolRun.onTerminal("ScreenProbe", ["job"])
    run.errors = .pipe
    run.ignoredSignals = ignored
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("ready") }
    try await tool.hangUp()
    #expect(try await tool.finish().ending == .killed(SIGHUP))
  }
}
