import Foundation
import TerminalModel
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct LeavingTests {
  private static let departure =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// What `fatalError` ends by.
  #if arch(x86_64)
  private static let trap = SIGILL
  #else
  private static let trap = SIGTRAP
  #endif

  /// What a stack without end ends by.
  #if canImport(Darwin)
  private static let overflow = SIGBUS
  #else
  private static let overflow = SIGSEGV
  #endif

  @Test(arguments: [
    ("q", "exit 0"), ("e", "exit 1"), ("\u{3}", "signal \(SIGINT)"),
    ("\u{1B}[99;5u", "signal \(SIGINT)"), ("t", "signal \(trap)"), ("a", "signal \(SIGABRT)"),
    ("s", "signal \(SIGSEGV)"), ("o", "signal \(overflow)"),
  ])
  func `C44: after a key the terminal is as before`(key: String, ending: String) async throws {
    let probe = try await ProbeRun()
    probe.shell.type(key)
    try await expectRestored(probe, ending: ending, isCrash: ["t", "a", "s", "o"].contains(key))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func `C44: after a signal the terminal is as before`(number: Int32) async throws {
    let probe = try await ProbeRun()
    probe.signal(number)
    try await expectRestored(
      probe, ending: "signal \(number)",
      isCrash: [SIGILL, SIGTRAP, SIGBUS, SIGFPE].contains(number))
  }

  @Test func `C58: after a crash the handler that was there before has its turn`() async throws {
    let probe = try await ProbeRun(["handler"])
    probe.signal(SIGBUS)
    try await expectRestored(probe, ending: "exit 7")
  }

  @Test func `C55: a view that does not end is left all the same`() async throws {
    let probe = try await ProbeRun()
    probe.shell.type("k")
    try await probe.until("key k")
    probe.signal(SIGTERM)
    try await expectRestored(probe, ending: "signal \(SIGTERM)")
  }

  @Test func `C55: Ctrl-C reaches a view that does not end, and the second kills it`() async throws
  {
    let probe = try await ProbeRun()
    probe.shell.type("k")
    try await probe.until("key k")
    probe.shell.type("\u{3}\u{3}")
    try await expectRestored(probe, ending: "signal \(SIGINT)")
  }

  @Test func `C49: the last 20 lines of standard error are shown after leaving`() async throws {
    let probe = try await ProbeRun()
    probe.shell.type("w")
    try await probe.until("key w")
    probe.shell.type("q")
    let state = try await probe.shell.finish()
    let parts = state.screenText.components(separatedBy: Self.departure)
    #expect(!parts[0].contains("line"))
    #expect(parts.last == (11...30).map { "line \($0)\r\n" }.joined())
  }

  @Test func `C49: what a crash says is shown after leaving`() async throws {
    let probe = try await ProbeRun()
    probe.shell.type("t")
    let state = try await probe.shell.finish()
    let parts = state.screenText.components(separatedBy: Self.departure)
    #expect(!parts[0].contains("boom"))
    #expect(parts.last?.contains("boom") == true)
  }

  @Test func `C45, C43: nothing but what views need is ever written`() async throws {
    let probe = try await ProbeRun()
    probe.shell.type("xb漢\u{1B}[A\u{1B}[200~text\u{1B}[201~\u{C}")
    try await probe.until("paste text")
    probe.shell.type("q")
    let state = try await probe.shell.finish()
    let entry = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
    #expect(state.screenText.hasPrefix(entry))
    let terminal = ProbeRun.terminal(state, columns: 80, rows: 24)
    #expect(terminal.unknown == [])
    #expect(terminal.modes == [7, 25])
    #expect(terminal.lines.joined() == "")
  }

  private func expectRestored(
    _ probe: ProbeRun, ending: String, isCrash: Bool = false
  ) async throws {
    let state = try await probe.shell.finish()
    let before = try #require(ProbeRun.report("before", in: state))
    #expect(ProbeRun.report("after", in: state) == before)
    #expect(ProbeRun.report("ended", in: state) == ending)
    #expect(state.screenText.components(separatedBy: Self.departure).count == 2)
    let terminal = ProbeRun.terminal(state, columns: 80, rows: 24)
    #expect(terminal.modes == [7, 25])
    #expect(terminal.look == [])
    if !isCrash { #expect(terminal.lines.joined() == "") }
  }
}
