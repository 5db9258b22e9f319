import LoopbackServer
import TerminalModel
import TestSupport
import Testing

/// The built tool in windows of odd sizes, with odd text, and with a server that comes and goes.
@Suite(.timeLimit(.minutes(5))) struct ViewSizeRunTests {
  @Test(arguments: [(0, 0), (0, 24), (1, 1), (20, 5), (500, 200)])
  func `C48: the view opens at every size`(columns: Int, rows: Int) async throws {
    try await InventedNews.served(stories: [1, 2, 3]) { news in
      var run = news.runOnTerminal("watch", columns: columns)
      run.rows = rows
      let size = (columns == 0 ? 80 : columns, rows == 0 ? 24 : rows)
      let view = try ViewRun(run, size: size)
      let lines = try await view.until { lines in
        columns == 1 ? lines == ["…"] : lines.contains { $0.contains("Story 3") }
      }
      #expect(lines.count == size.1)
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(end.ending == .exited(0) && view.terminal(end).unknown == [])
    }
  }

  @Test func `C47: a storm of sizes ends with the last one drawn, whole`() async throws {
    try await InventedNews.served(stories: Array(1...30)) { news in
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 21 ")
      for step in 1...200 {
        let sizes = [(500, 200), (1, 1), (20, 5), (0, 0), (37, 11), (step, 201 - step)]
        let (columns, rows) = sizes[step % sizes.count]
        view.tool.resize(columns: columns, rows: rows)
      }
      view.tool.resize(columns: 60, rows: 12)
      try await view.tool.until { state in
        let last = state.screenText.split(separator: "\u{1B}[2J").last ?? ""
        var terminal = TerminalModel(columns: 60, rows: 12)
        terminal.apply(last.utf8)
        let stories = terminal.lines.filter { $0.contains("Story ") }
        return stories.count == 9 && terminal.lines[11].hasSuffix("? help")
          && stories.allSatisfy { $0.hasSuffix("stories.example") }
      }
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  @Test(arguments: [
    ("日本語のとても長い題名が続く日本語のとても長い題名が続く", "日本語のとても長い題名"),
    ("👨‍👩‍👧 family 🇬🇧 ❤️ e\u{301}", "👨‍👩‍👧 family 🇬🇧 ❤️ e\u{301}"), ("שלום עולם", "שלום עולם"),
    (InventedDocument.hostile, "C D"),
  ])
  func `C50–C54: no title in the first row disturbs another row`(
    title: String, part: String
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(1, InventedDocument.story(1, title: title))
      let view = try ViewRun(news.runOnTerminal("watch"))
      let lines = try await view.until("updated just now")
      #expect(lines[2].contains(part))
      #expect(lines[3].hasSuffix("Story 2  stories.example"))
      try await view.follow([
        KeyStep("j", .selects("Story 2 ")), KeyStep("k", .selects(part)),
        KeyStep(Key.control("l"), .repaints),
      ])
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(view.terminal(end).unknown == [])
    }
  }

  @Test func `C64: in a locale without UTF-8 the view's own signs are ASCII`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let title = String(repeating: "A long title ", count: 20)
      news.item(1, InventedDocument.story(1, title: title))
      let run = news.runOnTerminal("watch", environment: ["LC_ALL": "C"])
      let view = try ViewRun(run)
      try await view.until("updated just now")
      try await view.follow([
        KeyStep("\r", .states("no comments")), KeyStep("?", .titles("Keys")),
        KeyStep(Key.escape, .states("no comments")),
      ])
      view.tool.type("q")
      #expect(try await view.tool.finish().screen.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `C42: a server that has gone is waited for, and its coming back is seen`() async throws
  {
    try await InventedNews.served { _ in
      let answer: @Sendable (LoopbackRequest) -> LoopbackResponse = { request in
        .json(request.path.hasSuffix("stories.json") ? "[1]" : InventedDocument.story(1))
      }
      let first = try LoopbackServer.start(answeringAtOnce: answer)
      let run = ToolRun.onTerminal("news", ["watch", "--base-url", first.address + "/v0"])
      let view = try ViewRun(run)
      try await view.until("updated just now")
      await first.stop()
      let failed = try await view.press("r", until: "error, again in")
      #expect(failed.contains { $0.contains("Story 1") })
      let second = try LoopbackServer.start(port: first.port, answeringAtOnce: answer)
      let back = try await view.until("updated just now")
      #expect(back.contains { $0.contains("Story 1") })
      await second.stop()
    }
  }
}
