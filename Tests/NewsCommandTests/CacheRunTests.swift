import HackerNews
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

/// The built tool with a cache, with and without its service.
@Suite(.timeLimit(.minutes(5))) struct CacheRunTests {
  private static let refused = "cannot reach 127.0.0.1: connection refused"
  private let cache: NewsCacheFolder

  init() throws { cache = try NewsCacheFolder() }

  private func down(_ news: InventedNews) { news.spoil("/v0/topstories.json", .status(503)) }

  @Test(arguments: [["list"], ["list", "--json"], ["watch", "--once"], ["item", "2"]])
  func `without a network what was shown is shown again, with a warning`(words: [String])
    async throws
  {
    try await InventedNews.served(stories: [1, 2]) { news in
      ThreadOfNews.set(news)
      var run = news.run(environment: cache.environment)
      run.arguments = words + run.arguments
      let before = try await run.finish()
      #expect(before.ending == .exited(0) && !before.output.isEmpty)
      try await unplug(news)
      let after = try await run.finish()
      #expect(after.ending == .exited(0) && after.output == before.output)
      let things = words == ["item", "2"] ? "this thread is" : "these stories are"
      let warnings = after.errorText.split(separator: "\n").filter { $0.contains("warning") }
      #expect(warnings == ["news: warning: \(things) 0m old: \(Self.refused)"])
      let notes = after.errorText.split(separator: "\n").filter { !$0.contains("warning") }
      #expect(notes == before.errorText.split(separator: "\n"))
      run.arguments.append("--fresh")
      let fresh = try await run.finish()
      #expect(fresh.ending == .exited(69) && fresh.output == [])
      #expect(fresh.errorText.hasPrefix("news: error: \(Self.refused)\n  Use --demo"))
    }
  }

  /// Refuses connections from now on; the port stays held, as one let go may be another's at once.
  private func unplug(_ news: InventedNews) async throws {
    news.spoil("/v0/topstories.json", .refuse(for: .seconds(3600)))
    _ = try await news.run("list").finish()
  }

  @Test func `the warning tells the age, and what was not kept is a gap`() async throws {
    try await InventedNews.served(stories: [1, 2, 3]) { news in
      await cache.fill(with: [3, 1], of: news, secondsAgo: 3 * 3600 + 60)
      await cache.memory(of: news, secondsAgo: 7200).store([("list/top", Array("[3,2,1]".utf8))])
      down(news)
      let end = try await news.run("list", environment: cache.environment).finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t3\t", "3\t1\t"])
      #expect(
        end.errorText == """
          news: warning: these stories are 2h old: 127.0.0.1/v0/topstories.json answered 503
          news: note: 1 of 3 stories cannot be shown: 1 not loaded

          """)
      #expect(end.ending == .exited(0))
    }
  }

  @Test func `a second run asks for the list alone, and --verbose counts`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let run = news.run("list", "-v", environment: cache.environment)
      let first = try await run.finish()
      #expect(
        first.errorText.hasSuffix(
          "news: note: 3 requests, 0 failed; 0 answered from memory, 0 from disk\n"))
      let second = try await run.finish()
      #expect(second.output == first.output)
      #expect(
        second.errorText == """
          news: note: fetching 127.0.0.1/v0/topstories.json
          news: note: 1 request, 0 failed; 0 answered from memory, 2 from disk

          """)
      let fresh = news.run("list", "-v", "--fresh", environment: cache.environment)
      #expect(try await fresh.finish().errorText.contains("3 requests, "))
    }
  }

  @Test func `a story that was kept long ago is asked for again`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      await cache.fill(with: [2, 1], of: news, secondsAgo: 601)
      _ = try await news.run("list", environment: cache.environment).finish()
      #expect(news.server.statistics.requests == 3)
    }
  }

  @Test func `--demo touches no cache`() async throws {
    for words in [["list"], ["item", "90000527"]] {
      let run = ToolRun("news", words + ["--demo"], environment: cache.environment)
      #expect(try await run.finish().ending == .exited(0))
    }
    #expect(cache.folder.contents == [])
  }

  @Test func `what one service sent is not shown for another`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      _ = try await news.run("list", environment: cache.environment).finish()
      #expect(cache.values.count == 3)
      let run = ToolRun(
        "news", ["list", "--base-url", "http://127.0.0.1:9/v0"], environment: cache.environment)
      let end = try await run.finish()
      #expect(end.ending == .exited(69) && end.output == [])
    }
  }

  @Test func `an item that is gone is an error though it was kept`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let run = news.run("item", "1", environment: cache.environment)
      let known = try await run.finish()
      news.answer("/v0/item/1.json", .json("null"))
      let gone = try await run.finish()
      #expect(known.ending == .exited(0) && gone.ending == .exited(66))
    }
  }

  @Test func `without a network a watch prints what is known, and then what has come in since`()
    async throws
  {
    try await InventedNews.served(stories: [1, 2, 3]) { news in
      await cache.fill(with: [2, 1], of: news, secondsAgo: 86_400)
      news.list([3, 2])
      down(news)
      let tool = try news.run("watch", "--json", environment: cache.environment).start()
      let old = try await tool.until { $0.outputLines.count == 2 && $0.errors.last == 0x0A }
      #expect(
        old.errorText
          == "news: warning: these stories are 1d old: 127.0.0.1/v0/topstories.json answered 503\n")
      #expect(old.outputLines.allSatisfy { $0.contains(#""event":"initial""#) })
      news.spoil("/v0/topstories.json", nil)
      let new = try await tool.until { $0.outputLines.count == 3 }
      #expect(new.outputLines[2].contains(#""event":"new","feed":"top","id":3,"#))
      tool.send(signal: SIGTERM)
      #expect(try await tool.finish().errors == old.errors)
      _ = try await news.server.statistics(when: { $0.openConnections == 0 })
      #expect(news.server.statistics.requestsByPath["/v0/item/2.json"] == nil)
    }
  }
}
