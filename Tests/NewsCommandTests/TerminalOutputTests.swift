import Foundation
import LoopbackServer
import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TerminalOutputTests {
  @Test(arguments: [1, 2, 5, 20, 31, 44, 53, 69, 80, 100, 200])
  func `C53: nothing is wider than the terminal`(columns: Int) async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let titles = ["日本語のとても長い題名が続く", "👨‍👩‍👧 family 🇬🇧 ❤️", "short", InventedDocument.hostile]
      for (id, title) in zip(31..., titles) {
        news.item(id, InventedDocument.story(id, title: title))
      }
      news.list([2, 31, 32, 33, 34])
      news.item(24, InventedDocument.comment(24, parent: 22, text: "漢字 and https://long.example/"))
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      news.answer("/v0/user/ada.json", .json(InventedDocument.user("ada", about: "漢字 <p> ab")))
      for words in [["list"], ["item", "2"], ["item", "31"], ["search", "x"], ["user", "ada"]] {
        var run = news.runOnTerminal("-q", "--color=never", columns: columns)
        run.rows = 5
        run.arguments = words + run.arguments
        let end = try await run.finish()
        #expect(end.ending == .exited(0))
        #expect(!end.screenLines.isEmpty)
        #expect(end.screenLines.filter { $0.cellWidth > columns } == [], "\(words)")
      }
    }
  }

  @Test func `C64: in a locale without UTF-8 the tool's own signs are ASCII, but not in a pipe`()
    async throws
  {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let title = String(repeating: "A long title ", count: 20)
      news.list([1, 2])
      news.item(1, InventedDocument.story(1, title: title))
      for words in [["list"], ["item", "2"], ["item", "21"], ["search", "x"], ["user", "ada"]] {
        var run = news.runOnTerminal(environment: ["LC_ALL": "C"])
        run.arguments = words + run.arguments
        #expect(try await run.finish().screen.allSatisfy { $0 < 0x80 }, "\(words)")
      }
      news.item(1, InventedDocument.story(1, title: "Wait… · what?"))
      let piped = try await news.run("list", environment: ["LC_ALL": "C"]).finish()
      #expect(piped.outputText.contains("Wait… · what?"))
    }
  }

  @Test(arguments: [[:], ["LC_ALL": "C"], ["COLUMNS": "30", "LINES": "2"], ["TERM": "vt100"]])
  func `C50, C51: hostile text cannot act on a terminal`(
    environment: [String: String]
  ) async throws {
    try await InventedNews.served { news in
      let evil = InventedDocument.hostile
      news.list([1, 2])
      news.item(1, InventedDocument.story(1, title: evil))
      news.item(
        2,
        #"{"id":2,"type":"story","title":"x","by":"\#(evil)","url":"https://x.example/\#(evil)"}"#)
      news.item(3, InventedDocument.comment(3, parent: 2, text: evil))
      news.answer("/v0/user/ada.json", .json(InventedDocument.user("ada", about: evil)))
      for words in [["list"], ["item", "1"], ["item", "2"], ["item", "3"], ["user", "ada"]] {
        var run = news.runOnTerminal("-q", "--no-color", environment: environment)
        run.arguments = words + run.arguments
        let end = try await run.finish()
        #expect(end.ending == .exited(0))
        #expect(
          end.screen.filter { $0 < 0x20 || $0 == 0x7F }.allSatisfy { [0x0A, 0x0D].contains($0) })
        let scalars = end.screenText.unicodeScalars
        #expect(!scalars.contains { $0.properties.isBidiControl || (0x80..<0xA0) ~= $0.value })
      }
    }
  }

  @Test func `a thread is read with its indents and what is missing`() async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let end = try await news.runOnTerminal("item", "2", "--color", "never", "-q").finish()
      let date = "2023-11-14"
      let lines = [
        "Ask HN: Why?", "1 point · 2 comments · by bob · \(date)", "", "Is this it?", "", "Code:",
        "", "  a < b", "", "cat · \(date)", "Reply 21", "", "  cat · \(date)", "  Reply 23", "",
        "[deleted]", "", "  cat · \(date)", "  Reply 24",
      ]
      #expect(end.screenLines == lines)
    }
  }

  @Test func `a comment, a poll, an option and a job are read as what they are`() async throws {
    try await InventedNews.served { news in
      let date = "2023-11-14"
      news.item(4, InventedDocument.job(4))
      news.item(6, InventedDocument.poll(6, parts: [61, 62]))
      news.item(21, InventedDocument.comment(21, parent: 2))
      news.item(61, InventedDocument.option(61, poll: 6, votes: 1))
      for (id, lines) in [
        ("4", ["Acme is hiring", "1 point · by hr · \(date)"]),
        (
          "6",
          [
            "Poll: tabs?", "9 points · 0 comments · by eve · \(date)", "", "     1 Option & 61",
            "[missing]",
          ]
        ),
        ("21", ["comment on item 2 · by cat · \(date)", "", "Reply 21"]),
        ("61", ["option of poll 6 · 1 point · by eve · \(date)", "", "Option & 61"]),
      ] {
        let run = news.runOnTerminal("item", id, "--color", "never", "-q")
        let end = try await run.finish()
        #expect(end.screenLines == lines)
      }
    }
  }
}

extension ToolState {
  /// The complete lines on the terminal.
  var screenLines: [String] {
    screenText.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
