import Foundation
import TerminalModel
import TestSupport
import Testing

@testable import NewsCommand

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `--exec` in the built tool.
@Suite(.timeLimit(.minutes(5))) struct ExecRunTests {
  @Test func `C24: the command gets the story as one line of JSON, and no story of the first load`()
    async throws
  {
    try await PushedNews.served(stories: [1, 2]) { pushed in
      let tool = try await pushed.started(
        pushed.watch("--json", "--exec", "cat; echo end", "--mute=word:3"))
      pushed.push([4, 3, 1, 2], new: [3, 4])
      let state = try await tool.until {
        $0.outputLines.count == 3 && $0.errorText.hasSuffix("\nend\n")
      }
      // What it says on standard output does not come between the records.
      #expect(pushed.messages(state) == (state.outputLines.last ?? "") + "\nend\n")
      #expect(state.errorText.contains(#""id":4,"#))
      tool.send(signal: SIGTERM)
      #expect(try await tool.finish().ending == .killed(SIGTERM))
    }
  }

  @Test func `nothing of a story is in the command line or a variable`() async throws {
    try await PushedNews.served(stories: [1]) { pushed in
      let title = #"$(echo bad >&2) `echo bad >&2` '; echo bad >&2; '"#
      pushed.news.item(2, InventedDocument.story(2, title: title))
      let command = #"env; echo "$0 $#"; cat | wc -l | tr -d ' '; echo end"#
      let tool = try await pushed.started(pushed.watch("--json", "--exec", command))
      pushed.push([2, 1])
      let state = try await tool.until {
        $0.outputLines.count == 2 && $0.errorText.hasSuffix("\nend\n")
      }
      #expect(state.outputLines[1].contains("echo bad"))
      let said = pushed.messages(state)
      #expect(!said.contains("bad") && !said.contains("Story"))
      #expect(state.errorText.hasSuffix("/bin/sh 0\n1\nend\n"))
      tool.send(signal: SIGTERM)
      _ = try await tool.finish()
    }
  }

  @Test func `it inherits the three streams alone, and signals as after a login`() async throws {
    try await PushedNews.served(stories: [1]) { pushed in
      let command =
        #"for n in 3 4 5 6 7 8 9; do (: >&$n) 2>/dev/null && echo open $n; done; kill -PIPE $$"#
      var run = pushed.watch("--exec", command)
      run.arguments =
        ["-c", #"exec 7>/dev/null; exec "$0" "$@""#, BuiltTool.url("news").path]
        + run.arguments
      run.tool = "/bin/sh"
      run.ignoredSignals = [SIGPIPE, SIGUSR1]
      let tool = try await pushed.started(run)
      pushed.push([2, 1], new: [2])
      let state = try await tool.until { pushed.messages($0).hasSuffix("\n") }
      #expect(
        pushed.messages(state)
          == "news: warning: the command of '--exec' was ended by signal \(SIGPIPE)\n")
      tool.send(signal: SIGTERM)
      _ = try await tool.finish()
    }
  }

  @Test func `a failure is said once, until another or a success`() async throws {
    try await PushedNews.served(stories: [1]) { pushed in
      let command = #"read line; case $line in *'"id":5,'*) exit 6;; *) exit 5;; esac"#
      let tool = try await pushed.started(pushed.watch("--exec", command))
      pushed.push([2, 1], new: [2])
      try await tool.until { pushed.messages($0).hasSuffix("\n") }
      pushed.push([4, 3, 2, 1], new: [3, 4])
      try await tool.until { $0.outputLines.count == 4 }
      pushed.push([5, 4, 3, 2, 1], new: [5])
      let state = try await tool.until { pushed.messages($0).contains("status 6\n") }
      let lines = pushed.messages(state).split(separator: "\n").map(String.init)
      let text = "news: warning: the command of '--exec' ended with status"
      #expect(lines.first == "\(text) 5" && lines.contains("\(text) 6"))
      #expect(lines.count { $0 == "\(text) 5" } <= 2)
      tool.send(signal: SIGTERM)
      _ = try await tool.finish()
    }
  }

  @Test(arguments: [SIGTERM, SIGPIPE])
  func `C55: it ends with the tool, whether or not it wants to`(signal: Int32) async throws {
    try await PushedNews.served(stories: [1]) { pushed in
      let command = "trap '' TERM; echo ready; sleep 1000 & sleep 1000"
      let tool = try await pushed.started(pushed.watch("--exec", command))
      pushed.push([2, 1], new: [2])
      try await tool.until { $0.errorText.contains("ready") }
      if signal == SIGPIPE { try await tool.closeOutput() } else { tool.send(signal: signal) }
      // Standard error stays open as long as anybody has it.
      #expect(try await tool.finish().ending == .killed(signal))
    }
  }

  @Test(arguments: ["q", "\u{3}"])
  func `in the view it disturbs nothing, its failure stands in the last row, and it ends with it`(
    key: String
  ) async throws {
    try await PushedNews.served(stories: [1]) { pushed in
      let folder = try TemporaryFolder()
      let command = """
        if mkdir \(folder.path)/first; then echo noise; echo noise >&2; (: </dev/tty) || exit 9
        else mkdir \(folder.path)/second; trap '' TERM; sleep 1000; fi
        """
      let view = try ViewRun(pushed.view("--exec", command))
      try await view.until("updated just now")
      pushed.push([2, 1], new: [2])
      let lines = try await view.until("error: the command of '--exec' ended with status 9")
      #expect(lines.contains { $0.contains("Story 2") })
      #expect(!lines.contains { $0.contains("noise") || $0.contains("tty") })
      pushed.push([3, 2, 1], new: [3])
      try await view.until("Story 3")
      view.tool.type(key)
      let end = try await view.tool.finish()
      #expect(end.ending == (key == "q" ? .exited(0) : .killed(SIGINT)))
      #expect(!view.terminal(end).isAlternate && view.terminal(end).unknown == [])
    }
  }

  @Test func `C34: the file sets it, an empty option takes it away, and --once never runs it`()
    async throws
  {
    let file = "exec = cat > /dev/null # no"
    #expect(try NewsOptions.options(["watch"], file: file).exec?.text == "cat > /dev/null")
    #expect(try NewsOptions.options(["watch", "--exec="], file: file).exec == nil)
    #expect(
      try NewsOptions.options(["watch"], environment: ["NEWS_EXEC": "b"], file: file).exec?.text
        == "b")
    #expect(throws: (any Error).self) { try NewsOptions.options(["list", "--exec", "true"]) }
    try await PushedNews.served(stories: [1]) { pushed in
      let end = try await pushed.watch("--once", "--exec", "echo ran").finish()
      #expect(end.outputLines.count == 1 && pushed.messages(end) == "" && end.ending == .exited(0))
    }
  }
}
