import Foundation
import LoopbackServer
import TerminalModel
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The built tool as a job of a shell, which compares the settings of the terminal before and after.
@Suite(.timeLimit(.minutes(5))) struct ViewShellRunTests {
  /// Gives the terminal settings that no program would choose, so that only the former ones are right.
  private static let script = """
    trap : INT QUIT; set -m; stty -echok ixany quit ^G; before=$(stty -g)
    tell() { if [ "$before" = "$(stty -g)" ]; then echo "same $1" >&2; else echo "other $1" >&2; fi; }
    "$0" "$@" 2>/dev/tty; status=$?; tell $status
    while [ $status = $STOPPED ]; do read line; fg >/dev/null 2>&1; status=$?; tell $status; done
    """

  #if canImport(Darwin)
  private static let stopped = 128 + 18
  #else
  private static let stopped = 128 + 20
  #endif

  @Test(
    arguments: [
      ("q", nil, 0), (Key.control("c"), nil, 128 + SIGINT), (nil, SIGINT, 128 + SIGINT),
      (nil, SIGTERM, 128 + SIGTERM), (nil, SIGHUP, 128 + SIGHUP), (nil, SIGQUIT, 128 + SIGQUIT),
      (nil, SIGSEGV, 128 + SIGSEGV), (nil, SIGABRT, 128 + SIGABRT),
    ] as [(String?, Int32?, Int32)])
  func `C44: stty -g tells the same before and after`(
    key: String?, signal: Int32?, status: Int32
  ) async throws {
    try await InventedNews.served(stories: [1]) { news in
      let view = try await Self.view(of: news)
      if let key { view.tool.type(key) }
      // The process group in front is the view's alone.
      if let signal { kill(view.tool.foreground, signal) }
      let end = try await view.tool.finish()
      #expect(Self.reports(end) == ["same \(status)"])
      #expect(view.terminal(end).modes == [7, 25] && view.terminal(end).unknown == [])
    }
  }

  @Test func `C57: Ctrl-Z gives the terminal to the shell, fg takes it again`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let view = try await Self.view(of: news)
      try await view.follow([KeyStep("j", .selects("Story 2 "))])
      for turn in 1...2 {
        view.tool.type(Key.control("z"))
        let reports = Array(repeating: "same \(Self.stopped)", count: turn)
        try await view.tool.until { Self.reports($0) == reports }
        try await view.untilTerminal { $0.modes == [7, 25] }
        view.tool.type("\n")
        try await view.follow([KeyStep("", .selects("Story 2 "))])
      }
      view.tool.type("q")
      #expect(Self.reports(try await view.tool.finish()).last == "same 0")
    }
  }

  private static func view(of news: InventedNews) async throws -> ViewRun {
    var run = news.runOnTerminal("watch")
    run.arguments =
      ["-c", script.replacing("$STOPPED", with: "\(stopped)"), BuiltTool.url("news").path]
      + run.arguments
    run.tool = "/bin/sh"
    run.errors = .pipe
    // A crash would wait for keys.
    run.environment["SWIFT_BACKTRACE"] = "enable=no"
    let view = try ViewRun(run)
    try await view.until("Story 1 ")
    return view
  }

  /// What the shell says of its own; it may say more of how its job ended.
  private static func reports(_ state: ToolState) -> [String] {
    state.errorText.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("same ") || $0.hasPrefix("other ") }
  }
}
