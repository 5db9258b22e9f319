import LoopbackServer
import TestSupport

/// An invented Hacker News that pushes the feed `top` and what changed in it; no refresh comes within the time of a test.
struct PushedNews: Sendable {
  let news: InventedNews
  private let lists: AsyncStream<[Int]>.Continuation
  private let updates: AsyncStream<[Int]>.Continuation

  /// Serves stories of these numbers as long as `body` runs.
  static func served(
    stories ids: [Int], isolation: isolated (any Actor)? = #isolation,
    while body: (PushedNews) async throws -> Void
  ) async throws {
    try await InventedNews.served(stories: ids) { news in
      let (lists, list) = AsyncStream.makeStream(of: [Int].self)
      let (updates, update) = AsyncStream.makeStream(of: [Int].self)
      news.push(lists)
      news.stream("/v0/updates.json") { writer in
        for await ids in updates {
          try await writer.send(
            "event: put\ndata: {\"path\":\"/\",\"data\":{\"items\":\(ids),\"profiles\":[]}}\n\n")
        }
      }
      list.yield(ids)
      update.yield([])
      try await body(PushedNews(news: news, lists: list, updates: update))
    }
  }

  /// Pushes a list, whose stories of these numbers have so many points.
  func push(_ ids: [Int], new: [Int] = [], points: Int = 7) {
    for id in new { news.item(id, Self.story(id, points: points)) }
    lists.yield(ids)
  }

  /// Changes the points of a story and pushes that it changed.
  func change(_ id: Int, points: Int) {
    news.item(id, Self.story(id, points: points))
    updates.yield([id])
  }

  /// A run of `news watch` that is told at once.
  func watch(_ words: String...) -> ToolRun { pushed(news.run("watch"), words) }

  /// The same in the full-screen view.
  func view(_ words: String...) -> ToolRun { pushed(news.runOnTerminal("watch"), words) }

  private func pushed(_ run: ToolRun, _ words: [String]) -> ToolRun {
    var run = run
    run.arguments += words
    run.environment["NEWS_POLL"] = "no"
    run.environment["NEWS_INTERVAL"] = "3600"
    return run
  }

  private static func story(_ id: Int, points: Int) -> String {
    InventedDocument.story(id).replacing("\"score\":7", with: "\"score\":\(points)")
  }
}
