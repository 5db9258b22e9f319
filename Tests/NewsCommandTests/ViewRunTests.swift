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

@Suite(.timeLimit(.minutes(1))) struct ViewRunTests {
  @Test func `C44, C45: open, move, enter, back, quit: the terminal is as it was`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      ThreadOfNews.set(news)
      news.item(1, InventedDocument.story(1))
      let view = try ViewRun(news.runOnTerminal("watch"))
      let list = try await view.until("updated just now")
      #expect(list[0] == " 1 top  2 new  3 best  4 ask  5 show  6 job")
      #expect(list[2].hasSuffix("Story 1  stories.example"))
      let thread = try await view.press("j\r", until: "4 comments")
      #expect(thread[0] == "Ask HN: Why?")
      #expect(thread.contains("│ Reply 23") && thread.contains("[deleted]"))
      try await view.press("\u{1B}", until: "1 top")
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(end.ending == .exited(0))
      let terminal = view.terminal(end)
      #expect(!terminal.isAlternate && terminal.modes == [7, 25] && terminal.look == [])
      #expect(terminal.unknown == [])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `C55: the terminal is given back before the tool dies by a signal`(
    signal: Int32
  ) async throws {
    try await InventedNews.served(stories: [1]) { news in
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 1")
      view.tool.send(signal: signal)
      let end = try await view.tool.finish()
      #expect(end.ending == .killed(signal))
      #expect(!view.terminal(end).isAlternate && view.terminal(end).modes == [7, 25])
      try await news.server.statistics(when: { $0.openConnections == 0 })
    }
  }

  @Test(arguments: [["--json"], ["--plain"], ["--accessible"], ["--once"]])
  func `C43: these options print lines in place of the view`(words: [String]) async throws {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.runOnTerminal("watch", "-q")
      run.arguments += words
      let tool = try run.start()
      try await tool.until { $0.screenText.contains("Story 1") }
      tool.send(signal: SIGTERM)
      #expect(try await !tool.finish().screenText.contains("\u{1B}[?1049h"))
    }
  }

  @Test func `C22: without a terminal for keys on standard input they come from the terminal`()
    async throws
  {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.runOnTerminal("watch")
      run.input = .null
      let view = try ViewRun(run)
      try await view.until("Story 1")
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test func `another feed is brought when it is chosen, and comes back as it was`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.list([3], feed: "new")
      news.item(3, InventedDocument.story(3))
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 2")
      let new = try await view.press("j2", until: "Story 3")
      #expect(!new.contains { $0.contains("Story 2") })
      try await view.press("\u{1B}[Z", until: "Story 2")
      let past = try await news.server.statistics(when: { $0.openRequests == 0 })
      #expect(past.requestsByPath["/v0/newstories.json"] == 1)
      #expect(past.requestsByPath["/v0/item/3.json"] == 1)
    }
  }

  @Test func `C42, C60: a refresh marks what is new and keeps the place`() async throws {
    try await InventedNews.served(stories: Array(1...40)) { news in
      news.item(41, InventedDocument.story(41))
      let view = try ViewRun(news.runOnTerminal("watch", "-n", "40", "--bell"))
      try await view.until("Story 1 ")
      let before = try await view.press(String(repeating: "j", count: 30), until: "Story 31 ")
      news.list([41] + Array(1...39))
      let after = try await view.press("r", until: "↑ 1 new")
      #expect(
        before.firstIndex { $0.contains("Story 31 ") }
          == after.firstIndex { $0.contains("Story 31 ") })
      let top = try await view.press("g", until: "Story 41 ")
      #expect(top.contains { $0.contains("•") } == false)
      view.tool.type("q")
      #expect(view.terminal(try await view.tool.finish()).bells == 1)
    }
  }

  @Test func `C42: a server that goes away leaves the list, and its coming back is seen`()
    async throws
  {
    try await InventedNews.served(stories: [1, 2]) { news in
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 2")
      news.answer("/v0/topstories.json", LoopbackResponse(status: 503))
      let failed = try await view.press("r", until: "error, ")
      #expect(failed.contains { $0.contains("Story 2") })
      news.item(3, InventedDocument.story(3))
      news.list([3, 2])
      let back = try await view.until("Story 3")
      #expect(back.contains { $0.contains("Story 2") })
    }
  }

  @Test func `C41: a search is sent once for what was typed, and its result opens`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      news.item(41, InventedDocument.story(41, title: "The found one"))
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 1")
      let found = try await view.press("sfound", until: "Found & kept")
      #expect(found.last?.hasPrefix("search: found") == true)
      try await view.press("\r", until: "The found one")
      let past = try await news.server.statistics(when: { $0.openRequests == 0 })
      #expect(past.requestsByPath["/api/v1/search"] == 1)
      #expect(past.recentRequests.contains { $0.target.contains("query=found&") })
      try await view.press("\u{1B}", until: "search: found")
    }
  }

  @Test func `a filter and the keys of a field work byte by byte`() async throws {
    try await InventedNews.served(stories: Array(1...20)) { news in
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 20")
      try await view.press("/story 1x\u{7F}", until: "11 found")
      try await view.press("\u{17}\u{1B}[200~STORY\n20\u{1B}[201~", until: "1 found")
      let all = try await view.press("\u{1B}", until: "? help")
      #expect(all.count { $0.contains("Story") } == 20)
    }
  }

  @Test func `C47: after each resize the whole view is drawn for the new size`() async throws {
    try await InventedNews.served(stories: Array(1...40)) { news in
      let view = try ViewRun(news.runOnTerminal("watch", "-n40"))
      try await view.until("Story 21")
      for (columns, rows) in [(40, 12), (19, 4), (1, 1), (200, 60), (80, 24)] {
        let former = view.tool.state.screen.count
        view.tool.resize(columns: columns, rows: rows)
        let wished = columns < 20 ? "w" : "Story \(min(40, rows - 3))"
        try await view.tool.until { state in
          var terminal = TerminalModel(columns: columns, rows: rows)
          let new = state.screen.dropFirst(former)
          terminal.apply(new)
          return terminal.clearings > 0
            && terminal.lines.contains { $0.contains(columns == 1 ? "…" : wished) }
        }
      }
    }
  }

  @Test func `o starts the browser without a shell, and says if there is none`() async throws {
    try await InventedNews.served { news in
      let folder = try TemporaryFolder()
      let pipe = folder.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let script = try folder.write("#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(pipe)'\n", to: "browser")
      chmod(script, 0o700)
      news.list([1])
      let address = "https://stories.example/$(touch%20x)?a=1&b='2';c"
      news.item(1, #"{"id":1,"type":"story","title":"Story 1","url":"\#(address)"}"#)
      let view = try ViewRun(
        news.runOnTerminal("watch", environment: ["BROWSER": "\(script) --new %s:lynx"]))
      try await view.until("Story 1")
      view.tool.type("o")
      let words = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let bytes = try? FileHandle(forReadingAtPath: pipe)?.readToEnd()
          continuation.resume(returning: String(decoding: bytes ?? Data(), as: UTF8.self))
        }
      }
      #expect(words == "--new\n\(address)\n")
      let other = try ViewRun(
        news.runOnTerminal("watch", environment: ["BROWSER": "no-such-browser"]))
      try await other.until("Story 1")
      try await other.press("o", until: "error: cannot start 'no-such-browser': No such file")
    }
  }
}
