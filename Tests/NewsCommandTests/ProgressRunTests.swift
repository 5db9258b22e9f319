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

@Suite(.timeLimit(.minutes(5))) struct ProgressRunTests {
  @Test func `C62: who waits on a terminal sees a line that is erased again`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let late = news.hold(2, "null")
      var run = news.runOnTerminal("list", "--no-color")
      run.output = .pipe
      let tool = try run.start()
      try await tool.until { $0.screenText.contains("\rLoading 1 of 2 ") }
      late.finish()
      let end = try await tool.finish()
      #expect(!end.screenText.contains("\u{1B}[?25l"))
      let said = end.screenText.split(separator: "\r\u{1B}[K").flatMap {
        $0.split(separator: "\r\n")
      }
      .filter { !$0.hasPrefix("Loading ") && !$0.hasPrefix("\rLoading ") }
      #expect(said == ["news: note: 1 of 2 stories cannot be shown: 1 missing"])
      #expect(["\r\n", "\r\u{1B}[K"].contains(where: end.screenText.hasSuffix))
    }
  }

  @Test func `C62: a signal erases the line`() async throws {
    try await InventedNews.served { news in
      news.spoil("/v0/topstories.json", .stallBeforeHead)
      let tool = try news.runOnTerminal("list").start()
      try await tool.until { $0.screenText.contains("Loading ") }
      tool.send(signal: SIGTERM)
      let end = try await tool.finish()
      #expect(end.ending == .killed(SIGTERM) && end.screenText.hasSuffix("\r\u{1B}[K"))
    }
  }

  @Test(arguments: [
    (["-q"], [:]), (["--plain"], [:]), (["--json"], [:]), ([], ["CI": "true"]),
    ([], ["TERM": "dumb"]),
  ])
  func `C62: there is none where it is not wanted`(
    words: [String], environment: [String: String]
  ) async throws {
    try await InventedNews.served { news in
      news.spoil("/v0/topstories.json", .stallBeforeHead)
      var run = news.runOnTerminal("list", "--timeout", "1", environment: environment)
      run.arguments += words
      let end = try await run.finish()
      #expect(!end.screenText.contains("Loading") && end.screenText.contains("did not answer"))
      #expect(end.ending == .exited(69))
    }
  }

  @Test(arguments: [(["--accessible"], [:]), ([], ["ACCESSIBLE": "1"])])
  func `C63: accessible output is sentences, and the wait is told once`(
    words: [String], environment: [String: String]
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let late = news.hold(2, "null")
      var run = news.runOnTerminal("watch", "--once", "--no-color", environment: environment)
      run.arguments += words
      let tool = try run.start()
      try await tool.until { state in
        ["news: note: Loading", "1. Story 1"].allSatisfy(state.screenText.contains)
      }
      late.finish()
      let end = try await tool.finish()
      #expect(!end.screen.contains(0x1B))
      let lines = end.screenLines
      #expect(lines.count { $0.hasPrefix("news: note: Loading") } == 1)
      #expect(
        lines.filter { !$0.contains("Loading") } == [
          "1. Story 1, stories.example, 7 points, 3 comments, by ada, 2023-11-14",
          "news: note: 1 of 2 stories cannot be shown: 1 missing",
        ])
    }
  }

  @Test func `C63: a thread has its levels in words`() async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let run = news.runOnTerminal("item", "2", "--accessible", "--no-color", "-q")
      let lines = try await run.finish().screenLines
      #expect(lines.contains("cat, 2023-11-14, level 1"))
      #expect(lines.contains("  cat, 2023-11-14, level 2"))
      #expect(!lines.joined().contains("·"))
    }
  }
}
