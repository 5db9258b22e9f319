import Foundation
import HackerNews
import LoopbackServer
import TerminalModel
import TestSupport
import Testing

@testable import NewsCommand

/// The full-screen view of what was kept, while the service cannot be reached.
@Suite(.timeLimit(.minutes(5))) struct ViewCacheRunTests {
  @Test func `without a network the view shows what is known, its age and that it is offline`()
    async throws
  {
    let cache = try NewsCacheFolder()
    try await InventedNews.served(stories: [1, 2, 3]) { news in
      await cache.fill(with: [2, 1], of: news, secondsAgo: 3 * 3600 + 60)
      news.list([3, 2])
      for path in ["/v0/topstories.json", "/v0/item/2.json", "/v0/item/3.json"] {
        news.spoil(path, .status(503))
      }
      let view = try ViewRun(news.runOnTerminal("watch", "-v", environment: cache.environment))
      let list = try await view.until("offline · 3h old · error, again in")
      #expect(list[2].hasSuffix("Story 2  stories.example"))
      #expect(list[23].hasSuffix("  ? help"))
      let thread = try await view.press("\r", until: "no comments")
      #expect(thread[0] == "Story 2")
      #expect(thread[23].contains("no comments · 3h old: 127.0.0.1/v0/item/2.json answered 503"))
      try await view.press("\u{1B}", until: "1 top")
      for path in ["/v0/topstories.json", "/v0/item/2.json", "/v0/item/3.json"] {
        news.spoil(path, nil)
      }
      let back = try await view.until("Story 3")
      #expect(back.contains { $0.contains("•") && $0.contains("Story 3") })
      try await view.until("updated just now · poll every 60 s")
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(end.ending == .exited(0))
      #expect(end.screenText.contains(" requests, ") && end.screenText.contains(" 4 from disk"))
    }
  }

  @Test(arguments: [true, false])
  func `with --no-history no thread that was read stays in the cache`(keepsHistory: Bool)
    async throws
  {
    let cache = try NewsCacheFolder()
    try await InventedNews.served(stories: [1, 2]) { news in
      let words = keepsHistory ? [] : ["--no-history"]
      var run = news.runOnTerminal("watch", environment: cache.environment)
      run.arguments += words
      let view = try ViewRun(run)
      try await view.until("updated just now")
      try await view.press("\r", until: "no comments")
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
      let threads = await cache.memory(of: news).values(for: ["thread/1", "thread/2", "item/1"])
      #expect(threads.keys.sorted() == (keepsHistory ? ["item/1", "thread/1"] : ["item/1"]))
    }
  }

  @Test func `a damaged cache is told when the view has been left`() async throws {
    let cache = try NewsCacheFolder()
    try await InventedNews.served(stories: [1, 2]) { news in
      await cache.fill(with: [2, 1], of: news, secondsAgo: 60)
      try cache.damage { $0 = $0.dropLast() }
      let view = try ViewRun(news.runOnTerminal("watch", environment: cache.environment))
      try await view.until("updated just now")
      #expect(!view.tool.state.screenText.contains("damaged"))
      view.tool.type("q")
      let end = try await view.tool.finish()
      let lines = view.terminal(end).lines
      #expect(lines.count { $0.hasPrefix("news: warning: a damaged file in the cache") } == 1)
    }
  }

  @Test(arguments: [
    (FeedSnapshot.Delivery.offline, 7200.0, "offline · 2h old · error, again in 5 s: cannot reach"),
    (.offline, 60, "offline · error, again in 5 s: cannot reach 127.0.0.1: connection refused"),
    (
      .push, 7200, "2h old · error, again in 5 s: cannot reach 127.0.0.1: connection refused · push"
    ),
  ])
  func `C31: the status says in words that nothing comes, and how old the list is`(
    delivery: FeedSnapshot.Delivery, age: Double, status: String
  ) {
    var view = DrivenView.of([1, 2], columns: 120)
    var snapshot = view.state.list.snapshot
    snapshot.updatedAt = view.now - age
    snapshot.delivery = delivery
    snapshot.state = .retrying(at: view.now + 5, failures: 1, reason: DrivenView.failure())
    view.take(.snapshot(snapshot))
    #expect(view.status.hasPrefix(status))
    #expect(view.status.ranges(of: "offline").count == (delivery == .offline ? 1 : 0))
  }
}
