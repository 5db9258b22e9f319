import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ColorRunTests {
  private static let cases: [(words: String, environment: [String: String], [Bool])] = [
    // On a terminal, into a pipe.
    ("", [:], [true, false]),
    ("--json --color always", [:], [false, false]),
    ("--plain --color always", ["FORCE_COLOR": "1"], [false, false]),
    ("--color always", ["NO_COLOR": "1"], [true, true]),
    ("--color never", ["FORCE_COLOR": "1"], [false, false]),
    ("--no-color", [:], [false, false]),
    ("--no-color --color always", [:], [true, true]),
    ("--color auto", ["NEWS_COLOR": "always"], [true, true]),
    ("", ["NEWS_COLOR": "always", "NO_COLOR": "1"], [true, true]),
    ("--color never", ["NEWS_COLOR": "always"], [false, false]),
    ("", ["NO_COLOR": "1"], [false, false]),
    ("", ["NO_COLOR": "1", "FORCE_COLOR": "1"], [false, false]),
    ("", ["NO_COLOR": ""], [true, false]),
    ("", ["FORCE_COLOR": "1"], [true, true]),
    ("", ["FORCE_COLOR": "0"], [true, false]),
    ("", ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], [true, true]),
    ("", ["CLICOLOR": "0"], [false, false]),
    ("", ["TERM": "dumb"], [false, false]),
    ("", ["TERM": "dumb", "FORCE_COLOR": "1"], [true, true]),
  ]

  @Test(arguments: cases)
  func `C28: the first that says something decides about colour`(
    words: String, environment: [String: String], expected: [Bool]
  ) async throws {
    try await InventedNews.served(stories: [1]) { news in
      let options = words.split(separator: " ").map(String.init)
      var terminal = news.runOnTerminal("list", "-q", environment: environment)
      terminal.arguments += options
      var pipe = news.run("list", environment: environment)
      pipe.arguments += options
      let seen = [try await terminal.finish().screen, try await pipe.finish().output]
      #expect(seen.map { $0.contains(0x1B) } == expected)
    }
  }

  @Test(arguments: [("color = never", false), ("color = always", true), ("color = auto", false)])
  func `C28: the file decides last`(file: String, isColored: Bool) async throws {
    try await InventedNews.served(stories: [1]) { news in
      let folder = try TemporaryFolder()
      let path = try folder.write(file, to: "config")
      let end = try await news.run("list", "--config", path).finish()
      #expect(end.output.contains(0x1B) == isColored)
    }
  }

  @Test func `C29, C30: forced colour adds nothing but codes of the palette`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let plain = try await news.run("list").finish().outputText
      let colored = try await news.run("list", "--color", "always").finish().outputText
      #expect(colored != plain)
      let code = /\u{1B}\[(?:[01247]|9?[1-6]|3[1-6])(?:;(?:[1247]|3[1-6]|9[1-6]))*m/
      #expect(colored.replacing(code, with: "") == plain)
      let json = try await news.run("list", "--json", "--color=always").finish()
      #expect(!json.output.contains(0x1B))
    }
  }

  @Test func `C16: each stream has its own colour`() async throws {
    try await InventedNews.served { news in
      news.list([1])
      var run = news.runOnTerminal("list")
      run.output = .pipe
      let error = try await run.finish()
      #expect(
        error.screenText.hasSuffix("news: \u{1B}[1;31merror:\u{1B}[0m there is no item 1\r\n"))
      #expect(error.ending == .exited(66))
      run = news.runOnTerminal("list")
      run.errors = .pipe
      #expect(try await run.finish().errorText.hasPrefix("news: note: "))
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM_PROGRAM": "WezTerm"], true),
    (["VTE_VERSION": "6003"], true), (["VTE_VERSION": "4600"], false), ([:], false),
    (["TERM_PROGRAM": "vscode", "TMUX": "/tmp/x"], false), (["NEWS_HYPERLINKS": "always"], true),
    (["TERM": "xterm-kitty", "NEWS_HYPERLINKS": "never"], false),
  ])
  func `C59: links are written for terminals that know them`(
    environment: [String: String], isLinked: Bool
  ) async throws {
    try await InventedNews.served { news in
      news.list([1])
      news.item(1, #"{"id":1,"title":"Title","type":"story","url":"https://x.example/a?b=ä c"}"#)
      let link = "\u{1B}]8;;https://x.example/a?b=%C3%A4%20c\u{1B}\\Title\u{1B}]8;;\u{1B}\\"
      let run = news.runOnTerminal("list", "-q", "--no-color", environment: environment)
      let screen = try await run.finish().screenText
      #expect(screen.contains((isLinked ? link : "Title") + "  x.example\r\n"))
      #expect(screen.contains("\u{1B}") == isLinked)
      let piped = try await news.run("list", "--hyperlinks", "always").finish()
      let plain = news.runOnTerminal("list", "--plain", "--hyperlinks=always")
      #expect(!piped.output.contains(0x1B))
      #expect(try await !plain.finish().screen.contains(0x1B))
    }
  }

  @Test func `C59: where there is no room for the host there is no link`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let run = news.runOnTerminal(
        "list", "-q", "--no-color", "--hyperlinks=always", columns: 12)
      let end = try await run.finish()
      #expect(end.ending == .exited(0) && !end.screen.contains(0x1B))
    }
  }
}
