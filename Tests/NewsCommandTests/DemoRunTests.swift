import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct DemoRunTests {
  @Test(arguments: [
    ["list", "-n", "500"], ["item", "90000001"], ["search", "the"], ["user", "tideline"],
    ["list", "--feed", "job"], ["search", "--type", "comment", "--sort", "date", "a"],
  ])
  func `the demo needs no network, leaves no file, and wins over every address`(
    words: [String]
  ) async throws {
    let home = try TemporaryFolder()
    var run = ToolRun("news", words + ["--demo", "--base-url", "https://nowhere.invalid/v0"])
    run.environment = [
      "HOME": home.path, "NEWS_SEARCH_URL": "https://nowhere.invalid/api/v1",
      "https_proxy": "http://127.0.0.1:1", "http_proxy": "http://127.0.0.1:1",
    ]
    let end = try await run.finish()
    #expect(end.ending == .exited(0) && !end.output.isEmpty)
    #expect(end.errorText.hasPrefix("news: note: demo: invented stories, no network\n"))
    #expect(home.contents == [])
  }

  private static let new = #""event":"new""#

  @Test func `C22, C24: a watched demo goes on with each new story once`() async throws {
    let tool = try ToolRun("news", ["watch", "--feed", "new", "--demo", "--json", "-n5"]).start()
    try await tool.until { $0.outputText.contains(Self.new) && $0.output.last == 0x0A }
    tool.send(signal: SIGINT)
    let end = try await tool.finish()
    #expect(end.ending == .killed(SIGINT))
    let lines = end.outputLines
    // What a push brings before the first refresh has ended is a part of that.
    let initial = lines.prefix { $0.contains(#""event":"initial""#) }
    #expect(initial.count >= 5)
    #expect(lines.dropFirst(initial.count).allSatisfy { $0.contains(Self.new) })
    #expect(Set(lines).count == lines.count)
  }

  @Test func `C31: on a terminal a new story has a mark`() async throws {
    let tool = try ToolRun.onTerminal(
      "news", ["watch", "--feed", "new", "--demo", "-n3", "-q", "--no-color"]
    ).start()
    try await tool.until { $0.screenText.contains("•") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().ending == .killed(SIGTERM))
  }
}
