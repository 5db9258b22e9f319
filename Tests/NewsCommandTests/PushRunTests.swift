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

/// A watch whose service pushes; no refresh comes within the time of a test.
@Suite(.timeLimit(.minutes(5))) struct PushRunTests {
  private static let pushing = ["NEWS_POLL": "no", "NEWS_INTERVAL": "3600"]

  /// Stories 1 and 2, a third that only a push names, and streams for the feed `top`, which begins
  /// with `ids`, and for `updates`.
  private func served(
    first ids: [Int] = [1, 2],
    while body: (InventedNews, AsyncStream<[Int]>.Continuation) async throws -> Void
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.item(3, InventedDocument.story(3))
      let (lists, push) = AsyncStream.makeStream(of: [Int].self)
      news.push(lists)
      news.stream("/v0/updates.json") { _ in
        await untilCancelled()
      }
      news.list(ids)
      push.yield(ids)
      try await body(news, push)
    }
  }

  @Test func `a pushed story is printed at once`() async throws {
    // There is no story 4; that is said at the end of the first refresh.
    try await served(first: [1, 2, 4]) { news, push in
      let tool = try news.run("watch", "--json", environment: Self.pushing).start()
      let note = "news: note: 1 of 3 stories cannot be shown: 1 missing\n"
      try await tool.until { $0.outputLines.count == 2 && $0.errorText == note }
      push.yield([3, 1, 2, 4])
      let state = try await tool.until { $0.outputLines.count == 3 }
      #expect(state.outputLines[2].contains(#""event":"new","feed":"top","id":3,"#))
      tool.send(signal: SIGTERM)
      #expect(try await tool.finish().errorText == note)
      let past = try await news.server.statistics(when: { $0.openConnections == 0 })
      #expect(past.requestsByPath["/v0/item/3.json"] == 1)
      #expect(past.requestsByPath["/v0/item/1.json"] == 1)
    }
  }

  @Test func `C31: a pushed story comes into the view, which says in a word how it came`()
    async throws
  {
    try await served { news, push in
      let view = try ViewRun(news.runOnTerminal("watch", environment: Self.pushing))
      try await view.until("updated just now · push")
      push.yield([3, 1, 2])
      let list = try await view.until("Story 3")
      #expect(list.contains { $0.contains("Story 2") })
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
      try await news.server.statistics(when: { $0.openConnections == 0 })
    }
  }

  @Test func `another feed has another list pushed, and what serves all of them stays`()
    async throws
  {
    try await served { news, push in
      news.list([3], feed: "new")
      let (lists, pushNew) = AsyncStream.makeStream(of: [Int].self)
      pushNew.yield([3])
      news.push(lists, feed: "new")
      let view = try ViewRun(news.runOnTerminal("watch", environment: Self.pushing))
      try await view.until("updated just now · push")
      try await view.press("2", until: "Story 3")
      try await view.until("updated just now · push")
      view.tool.type("q")
      _ = try await view.tool.finish()
      let past = try await news.server.statistics(when: { $0.openConnections == 0 })
      #expect(past.requestsByPath["/v0/updates.json"] == 1)
    }
  }

  @Test func `a service that pushes nothing is asked at intervals, which the view says`()
    async throws
  {
    try await InventedNews.served(stories: [1]) { news in
      let view = try ViewRun(news.runOnTerminal("watch", environment: Self.pushing))
      try await view.until("updated just now · poll every 3600 s")
      let past = try await news.server.statistics(when: {
        $0.requestsByPath["/v0/updates.json"] != nil
      })
      #expect(past.requestsByPath["/v0/item/1.json"] == 1)
    }
  }

  @Test(arguments: [true, false])
  func `with --poll no stream is asked for`(isView: Bool) async throws {
    try await served { news, _ in
      if isView {
        let view = try ViewRun(
          news.runOnTerminal("watch", "--poll", environment: Self.pushing))
        try await view.until("updated just now · poll every 3600 s")
        view.tool.type("q")
        _ = try await view.tool.finish()
      } else {
        let tool = try news.run("watch", "--poll", environment: Self.pushing).start()
        try await tool.until { $0.outputLines.count == 2 }
        tool.send(signal: SIGTERM)
        _ = try await tool.finish()
      }
      let past = try await news.server.statistics(when: { $0.openConnections == 0 })
      #expect(past.requestsByPath["/v0/updates.json"] == nil)
      #expect(past.requestsByPath["/v0/topstories.json"] == 1)
    }
  }
}
