import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConfigurationRunTests {
  @Test(arguments: [
    ([], [:], 1), ([], ["NEWS_LIMIT": "2"], 2), (["-n", "3"], ["NEWS_LIMIT": "2"], 3),
  ])
  func `C34, C35: option over environment over file`(
    words: [String], environment: [String: String], count: Int
  ) async throws {
    try await InventedNews.served(stories: Array(1...5)) { news in
      let folder = try TemporaryFolder()
      try folder.write("# mine\r\n\r\nlimit = 1\r\n", to: ".config/news/config")
      let variables = environment.merging(["HOME": folder.path]) { $1 }
      var run = news.run("list", environment: variables)
      run.arguments += words
      let end = try await run.finish()
      #expect(end.outputLines.count == count && end.errors == [])
    }
  }

  @Test func `C35: XDG_CONFIG_HOME counts if it is absolute`() async throws {
    try await InventedNews.served(stories: Array(1...5)) { news in
      let folder = try TemporaryFolder()
      try folder.write("limit = 1", to: "xdg/news/config")
      try folder.write("limit = 2", to: ".config/news/config")
      for (xdg, count) in [("\(folder.path)/xdg", 1), ("", 2), ("xdg", 2), ("/nonexistent", 5)] {
        let run = news.run("list", environment: ["HOME": folder.path, "XDG_CONFIG_HOME": xdg])
        #expect(try await run.finish().outputLines.count == count)
      }
      #expect(folder.contents.count { !$0.hasPrefix(".cache") } == 6)
    }
  }

  @Test func `C36: an unknown name is a warning with its place and a suggestion`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let folder = try TemporaryFolder()
      let path = try folder.write("\nlimt = 1\n", to: "config")
      let end = try await news.run("list", "--config", path, "-q").finish()
      #expect(
        end.errorText == """
          news: warning: \(path):2: unknown setting 'limt'
            Did you mean 'limit'?

          """)
      #expect(end.outputLines.count == 1 && end.ending == .exited(0))
    }
  }

  @Test func `C36: bad values end with 78 and name their place`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("feed = top\nlimit = many\n", to: "config")
    let file = try await ToolRun("news", ["list", "--config", path]).finish()
    #expect(file.errorText.hasPrefix("news: error: \(path):2: 'many' is not a valid value"))
    let variable = try await ToolRun(
      "news", ["list"], environment: ["NEWS_LIMIT": "\u{1B}[2J"]
    ).finish()
    #expect(
      variable.errorText.hasPrefix(
        "news: error: '\u{FFFD}[2J' is not a valid value for NEWS_LIMIT\n"))
    let missing = try await ToolRun("news", ["list", "--config", "\(folder.path)/no"]).finish()
    #expect(missing.errorText.contains("\(folder.path)/no"))
    for end in [file, variable, missing] {
      #expect(end.ending == .exited(78) && end.output == [])
    }
  }
}
