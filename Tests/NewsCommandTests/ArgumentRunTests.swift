import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ArgumentRunTests {
  @Test(arguments: [
    ["list", "--limit", "2"], ["list", "--limit=2"], ["list", "-n", "2"], ["list", "-n2"],
    ["--plain", "-q", "list", "-qv", "-n2"], ["list", "--limit", "3", "-n", "2"],
  ])
  func `C1, C5: every way to write an option means the same, and the last counts`(
    words: [String]
  ) async throws {
    try await InventedNews.served(stories: [11, 12, 13]) { news in
      var run = news.run()
      run.arguments = words + run.arguments
      let end = try await run.finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t11", "2\t12"])
      #expect(end.ending == .exited(0))
    }
  }

  @Test func `C2: behind two dashes a word that looks like an option is searched for`()
    async throws
  {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(#"{"hits":[]}"#))
      var run = news.run("search")
      run.arguments += ["--", "--help", "x+y&z"]
      let end = try await run.finish()
      #expect(end.ending == .exited(0))
      let request = news.server.statistics.recentRequests.first
      #expect(request?.query["query"] == "--help x+y&z")
    }
  }

  @Test(arguments: [
    ["list", "--limit", "x", "--help"], ["help", "list"], ["list", "-h", "--nonsense"],
  ])
  func `C7, C13: help that is asked for comes whatever else is said`(words: [String]) async throws {
    let end = try await ToolRun("news", words).finish()
    #expect(end.outputText.hasPrefix("List the stories of a Hacker News feed.\n\nUsage: news list"))
    #expect(end.errors == [] && end.ending == .exited(0))
  }

  @Test func `C13: without a command usage comes on standard error`() async throws {
    let end = try await ToolRun("news").finish()
    #expect(end.output == [] && end.ending == .exited(64))
    #expect(end.errorText.contains("Usage: news COMMAND [options]"))
    let version = try await ToolRun("news", ["--version"]).finish()
    #expect(version.outputText.hasPrefix("news ") && version.ending == .exited(0))
  }

  @Test func `C9: an argument that is not UTF-8 is a usage error`() async throws {
    let tool = BuiltTool.url("news").path
    let end = try await ToolRun(
      "/bin/sh", ["-c", #"exec "$0" search "$(printf 'a\377b')""#, tool]
    ).finish()
    #expect(end.ending == .exited(64) && end.output == [])
    #expect(end.errorText.hasPrefix("news: error: "))
    #expect(end.errorText.utf8.allSatisfy { $0 != 0xFF })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `C33: completions are printed without a request`(shell: String) async throws {
    let end = try await ToolRun("news", ["--completions", shell]).finish()
    #expect(end.outputText.contains("relevance") && end.errors == [])
    #expect(end.ending == .exited(0))
  }
}
