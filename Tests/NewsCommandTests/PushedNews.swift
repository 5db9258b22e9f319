import LoopbackServer
import TestSupport

/// An invented Hacker News that pushes the feed `top` and what changed in it; no refresh comes within the time of a test.
struct PushedNews: Sendable {
  let news: InventedNews
  private let lists: AsyncStream<[Int]>.Continuation
  private let updates: AsyncStream<[Int]>.Continuation

  /// The number of a story that is listed at first but is not to be had.
  private static let missing = 99

  /// Serves stories of these numbers, and a list that has a missing one too, as long as `body` runs.
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
      news.list(ids + [missing])
      list.yield(ids + [missing])
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

  /// Starts a watch in lines and waits until its first load is over: what is pushed from then on is new.
  func started(_ run: ToolRun) async throws -> RunningTool {
    let tool = try run.start()
    try await tool.until { $0.errorText.contains(": 1 missing\n") }
    return tool
  }

  /// What a watch has said on standard error since its first load.
  func messages(_ state: ToolState) -> String {
    state.errorText.split(separator: ": 1 missing\n", maxSplits: 1).dropFirst().joined()
  }

  private static func story(_ id: Int, points: Int) -> String {
    InventedDocument.story(id).replacing("\"score\":7", with: "\"score\":\(points)")
  }
}
