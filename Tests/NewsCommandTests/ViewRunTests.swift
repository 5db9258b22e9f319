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

@Suite(.timeLimit(.minutes(5))) struct ViewRunTests {
  @Test func `C44, C45: open, move, enter, back, quit: the terminal is as it was`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      ThreadOfNews.set(news)
      news.item(1, InventedDocument.story(1))
      let view = try ViewRun(news.runOnTerminal("watch"))
      let list = try await view.until("updated just now")
      #expect(list[0] == " 1 top  2 new  3 best  4 ask  5 show  6 job")
      #expect(list[2].hasSuffix("Story 1  stories.example"))
      view.tool.type("j\r")
      let thread = try await view.until { $0.last?.hasPrefix("4 comments") == true }
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
}
