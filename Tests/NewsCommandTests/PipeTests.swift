import Foundation
import LoopbackServer
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct PipeTests {
  @Test func `C17: a record arrives while the next is still being fetched`() async throws {
    try await InventedNews.served(stories: [1, 2, 3]) { news in
      news.spoil("/v0/item/2.json", .stallBeforeHead)
      let tool = try news.run("watch", "--json").start()
      try await tool.until { $0.outputLines.count == 1 }
      #expect(tool.state.outputLines[0].contains(#""id":1,"#))
      try await news.server.statistics(when: { $0.requestsByPath["/v0/item/2.json"] == 1 })
      #expect(tool.state.outputLines.count == 1)
      tool.send(signal: SIGTERM)
      #expect(try await tool.finish().outputLines.count == 1)
    }
  }

  @Test(arguments: [["watch", "--interval", "3600"], ["list"]], [Set<Int32>(), [SIGPIPE]])
  func `C18, C19: without a reader the tool dies by SIGPIPE in silence`(
    words: [String], ignored: Set<Int32>
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      // One story stays away, so that the tool has nothing more to write.
      news.spoil("/v0/item/2.json", .stallBeforeHead)
      var run = news.run()
      run.arguments = words + run.arguments
      run.ignoredSignals = ignored
      let tool = try run.start()
      try await tool.until { $0.outputLines.count == 1 }
      try await news.server.statistics(when: { $0.requestsByPath["/v0/item/2.json"] == 1 })
      try await tool.closeOutput()
      let end = try await tool.finish()
      #expect(end.ending == .killed(SIGPIPE) && end.errors == [])
      #expect(news.server.statistics.requests == 3)
    }
  }

  @Test(arguments: [Set<Int32>(), [SIGPIPE]])
  func `C18, C19: the next write ends it as well`(ignored: Set<Int32>) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let late = news.hold(2, InventedDocument.story(2))
      var run = news.run("list")
      run.ignoredSignals = ignored
      let tool = try run.start()
      try await tool.until { $0.outputLines.count == 1 }
      try await tool.closeOutput()
      late.finish()
      let end = try await tool.finish()
      #expect(end.ending == .killed(SIGPIPE))
      #expect(end.errorText == "")
    }
  }

  @Test(arguments: [["list"], ["watch"], ["help"], ["--completions", "bash"], ["item", "1"]])
  func `C18: a full disk ends with 74`(words: [String]) async throws {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.run()
      run.arguments = words + (words.count == 1 && words != ["help"] ? run.arguments : [])
      if words.first == "item" { run = news.run("item", "1") }
      run.output = .file("/dev/full")
      let end = try await run.finish()
      #expect(end.ending == .exited(74))
      #expect(
        end.errorText == "news: error: cannot write standard output: No space left on device\n")
    }
  }

  @Test func `a closed standard output cannot be written, and nothing else gets it`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.run("list")
      run.output = .closed
      let end = try await run.finish()
      #expect(end.ending == .exited(74))
      #expect(end.errorText.hasPrefix("news: error: cannot write standard output: "))
    }
  }

  @Test func `a closed standard error and input change nothing`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(2, "null")
      var run = news.run("list")
      run.errors = .closed
      run.input = .closed
      let end = try await run.finish()
      #expect(end.outputLines.count == 1 && end.ending == .exited(0))
    }
  }

  @Test func `C19: a reader of standard error that has gone does not matter`() async throws {
    try await InventedNews.served(stories: Array(1...30)) { news in
      let script = #"{ { "$0" "$@" >&3; echo "$?" >&3; } 2>&1 | :; } 3>&1"#
      let words = news.run("list", "-v").arguments
      let end = try await ToolRun(
        "/bin/sh", ["-c", script, BuiltTool.url("news").path] + words
      ).finish()
      #expect(end.outputLines.count == 31 && end.outputLines.last == "0")
    }
  }

  @Test func `C15, C16: results go to one stream, notes to the other`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(2, "null")
      var run = news.runOnTerminal("list", "--color", "never")
      run.errors = .pipe
      let end = try await run.finish()
      #expect(end.errorText == "news: note: 1 of 2 stories cannot be shown: 1 missing\n")
      #expect(end.screenText.contains("Story 1") && !end.screenText.contains("note"))
    }
  }

  @Test func `with -v the requests are told, with -q nothing is`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let loud = try await news.run("list", "-v").finish()
      #expect(
        loud.errorText == """
          news: note: fetching 127.0.0.1/v0/topstories.json
          news: note: fetching 127.0.0.1/v0/item/1.json
          news: note: 2 requests, 0 failed; 0 answered from memory, 0 from disk

          """)
      news.item(1, InventedDocument.deleted(1, parent: 2))
      let quiet = try await news.run("list", "-q").finish()
      #expect(quiet.errorText == "news: error: item 1 is deleted\n")
      #expect(quiet.ending == .exited(66))
    }
  }
}
