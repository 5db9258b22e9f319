import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PlainOutputTests {
  @Test func `C20, C21: a record is a line of fields, whole, whatever the width`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let long = String(repeating: "long ", count: 100)
      news.item(1, InventedDocument.story(1, title: long))
      let line =
        "1\t1\t7\t3\tada\t2023-11-14T22:13:10Z\t\(long)\thttps://www.stories.example/1\n"
      let piped = try await news.run("list", environment: ["COLUMNS": "20"]).finish()
      #expect(piped.outputText == line)
      let plain = try await news.runOnTerminal("list", "--plain", columns: 20).finish()
      #expect(plain.screenText == line.replacing("\n", with: "\r\n"))
    }
  }

  @Test func `C20, C51: hostile text can neither act nor make fields or records`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(1, InventedDocument.story(1, title: InventedDocument.hostile))
      let end = try await news.run("list").finish()
      let title = "A\u{FFFD}[2J\u{FFFD}]0;x\u{FFFD}\u{FFFD}31mB C D\u{FFFD} E\u{FFFD}F"
      #expect(end.outputLines.first?.split(separator: "\t")[6] == title[...])
      #expect(end.outputLines.map { $0.count { $0 == "\t" } } == [7, 7])
    }
  }

  @Test func `C20: a thread has a record each, with its depth`() async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let end = try await news.run("item", "2").finish()
      let reply = { (depth: Int, id: Int) in
        "\(depth)\t\(id)\t\t\tcat\t2023-11-14T22:13:20Z\t\t\tReply \(id)"
      }
      #expect(
        end.outputLines == [
          "0\t2\t1\t2\tbob\t2023-11-14T22:13:20Z\tAsk HN: Why?\t\tIs this it?  Code:    a < b",
          reply(1, 21), reply(2, 23), "1\t22\t\t\t\t\t\t\t[deleted]", reply(2, 24),
        ])
    }
  }

  @Test func `C20: an option, a job and a comment are items too`() async throws {
    try await InventedNews.served { news in
      news.item(4, InventedDocument.job(4))
      news.item(21, InventedDocument.comment(21, parent: 2))
      news.item(61, InventedDocument.option(61, poll: 6, votes: 5))
      let time = "2023-11-14T22:13:20Z"
      for (id, line) in [
        ("4", "0\t4\t1\t\thr\t\(time)\tAcme is hiring\t\t"),
        ("21", "0\t21\t\t\tcat\t\(time)\t\t\tReply 21"),
        ("61", "0\t61\t5\t\teve\t\(time)\t\t\tOption & 61"),
      ] {
        let end = try await news.run("item", id).finish()
        #expect(end.outputText == line + "\n")
      }
    }
  }

  @Test func `C20: search and user`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      news.answer("/v0/user/ada.json", .json(InventedDocument.user("ada", about: "a<p>b")))
      let time = "2023-11-14T22:13:20Z"
      let search = try await news.run("search", "found", "-q").finish()
      #expect(
        search.outputLines == [
          "1\t41\t5\t4\tada\t\(time)\tFound & kept\thttps://found.example/a?b=c\t",
          "2\t42\t1\t\thr\t\(time)\tAcme is hiring\t\tCome.",
          "3\t43\t\t\tcat\t\(time)\tFound & kept\thttps://found.example/a?b=c\tSee here",
        ])
      let user = try await news.run("user", "ada").finish()
      #expect(user.outputText == "ada\t-3\t2020-09-13T12:26:40Z\t3\ta  b\n")
    }
  }

  @Test func `an address of the site names an item`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let end = try await news.run("item", "https://news.ycombinator.com/item?id=1#x").finish()
      #expect(end.outputLines.count == 1 && end.ending == .exited(0))
    }
  }

  @Test(arguments: [("story 2", ["2"]), ("STORIES", []), ("stories\\.example", ["1", "2"])])
  func `only stories that match are printed, with their ranks`(
    pattern: String, ranks: [String]
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let end = try await news.run("list", "--match", pattern).finish()
      #expect(end.outputLines.map { String($0.prefix(1)) } == ranks)
      #expect(end.errorText == (ranks.isEmpty ? "news: note: no story matches\n" : ""))
    }
  }

  @Test func `an expression that would take for ever ends the tool`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(2, InventedDocument.story(2, title: String(repeating: "a", count: 80) + "b"))
      let end = try await news.run("list", "--match", "(a+)+$|^Story").finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t1\t"])
      #expect(end.ending == .exited(64))
      #expect(
        end.errorText == """
          news: error: '(a+)+$|^Story' is not a usable value for '--match'
            REGEX takes too long on a title; avoid repetitions inside repetitions.

          """)
    }
  }
}
