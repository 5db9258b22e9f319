import Foundation
import TerminalModel
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SuspendTests {
  @Test(arguments: ["\u{1A}", "\u{1B}[122;5u"])
  func `C57: Ctrl-Z gives the terminal back and fg takes it again`(key: String) async throws {
    let probe = try await ProbeRun()
    for turn in 1...2 {
      probe.shell.type(key)
      let state = try await probe.shell.until { $0.errorText.count(of: "stopped ") == turn }
      #expect(ProbeRun.report("stopped", in: state) == ProbeRun.report("before", in: state))
      try await probe.untilShown { $0.modes == [7, 25] }
      probe.shell.write("fg\n")
      try await probe.shell.until { $0.errorText.count(of: "resumed\n") == turn }
      try await probe.untilShown { $0.isAlternate && $0.lines[0] == "resumed" }
    }
    try await expectGoodEnd(probe, entries: 3)
  }

  @Test func `C57: SIGTSTP does what Ctrl-Z does`() async throws {
    let probe = try await ProbeRun()
    probe.signal(SIGTSTP)
    let state = try await probe.until("stopped ")
    #expect(ProbeRun.report("stopped", in: state) == ProbeRun.report("before", in: state))
    probe.shell.write("fg\n")
    try await probe.until("resumed")
    try await expectGoodEnd(probe, entries: 2)
  }

  @Test func `C57: after SIGSTOP and SIGCONT everything is drawn again`() async throws {
    let probe = try await ProbeRun()
    probe.signal(SIGSTOP)
    try await probe.until("stopped ")
    probe.shell.write("fg\n")
    try await probe.until("resumed")
    try await probe.untilShown { $0.clearings >= 2 && $0.lines[0] == "resumed" }
    try await expectGoodEnd(probe, entries: 2, departures: 1)
  }

  @Test func `C57: a view that is continued behind the shell stops again and touches nothing`()
    async throws
  {
    let probe = try await ProbeRun()
    probe.shell.type("\u{1A}")
    try await probe.until("stopped ")
    probe.shell.write("bg\n")
    let state = try await probe.shell.until { $0.errorText.count(of: "stopped ") == 2 }
    #expect(ProbeRun.report("stopped", in: state) == ProbeRun.report("before", in: state))
    #expect(state.screenText.count(of: "\u{1B}[?1049h") == 1)
    probe.shell.write("fg\n")
    try await probe.until("resumed")
    try await expectGoodEnd(probe, entries: 2)
  }

  @Test func `C55: a stopped view that is ended behind the shell touches nothing`() async throws {
    // It stops again after a second behind the shell: its patience must not come near that.
    let probe = try await ProbeRun(["hasty"])
    probe.shell.type("\u{1A}")
    try await probe.until("stopped ")
    probe.signal(SIGTERM)
    probe.shell.write("bg\n")
    let state = try await probe.shell.finish()
    #expect(ProbeRun.report("ended", in: state) == "signal \(SIGTERM)")
    #expect(ProbeRun.report("after", in: state) == ProbeRun.report("before", in: state))
    #expect(state.screenText.count(of: "\u{1B}[?1049h") == 1)
    #expect(state.screenText.count(of: "\u{1B}[?1049l") == 1)
  }

  @Test func `a view that is stopped dies by a signal without touching the terminal`() async throws
  {
    let probe = try await ProbeRun()
    probe.shell.type("\u{1A}")
    try await probe.until("stopped ")
    probe.signal(SIGKILL)
    probe.shell.write("fg\n")
    let state = try await probe.shell.finish()
    #expect(ProbeRun.report("after", in: state) == ProbeRun.report("before", in: state))
  }

  @Test func `C57: where nothing can be stopped the view goes on at once`() async throws {
    // Without a shell above it the process group is an orphan, which Ctrl-Z cannot stop.
    var run = ToolRun.onTerminal("ScreenProbe", ["job"])
    run.errors = .pipe
    let tool = try run.start()
    try await tool.until { Self.terminal($0).lines[0] == "ready" }
    tool.type("\u{1A}")
    try await tool.until { Self.terminal($0).lines[0] == "resumed" }
    tool.type("q")
    #expect(try await tool.finish().ending == .exited(0))
  }

  private static func terminal(_ state: ToolState) -> TerminalModel {
    ProbeRun.terminal(state, columns: 80, rows: 24)
  }

  private func expectGoodEnd(
    _ probe: ProbeRun, entries: Int, departures: Int? = nil
  ) async throws {
    probe.shell.type("q")
    let state = try await probe.shell.finish()
    #expect(ProbeRun.report("ended", in: state) == "exit 0")
    #expect(ProbeRun.report("after", in: state) == ProbeRun.report("before", in: state))
    #expect(state.screenText.count(of: "\u{1B}[?1049h") == entries)
    #expect(state.screenText.count(of: "\u{1B}[?1049l") == departures ?? entries)
  }
}

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
