import LoopbackServer
import Synchronization
import TestSupport

/// A Hacker News of a test's own making, on real sockets; what is not set is `null`.
struct InventedNews: Sendable {
  let server: LoopbackServer
  private let answers: Answers
  private static let places = Places(6)

  /// Serves as long as `body` runs.
  static func served<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    while body: (InventedNews) async throws -> Result
  ) async throws -> Result {
    try await places.holding {
      let answers = Answers()
      return try await withLoopbackServer { request in
        if request.headers["accept"] == "text/event-stream" {
          return answers.streams.withLock { $0[request.path] } ?? .status(404)
        }
        return answers.byPath.withLock { $0[request.path] } ?? .json("null")
      } while: { server in
        try await body(InventedNews(server: server, answers: answers))
      }
    }
  }

  /// Serves stories of these numbers in the feed `top`, as long as `body` runs.
  static func served<Result: Sendable>(
    stories ids: [Int], isolation: isolated (any Actor)? = #isolation,
    while body: (InventedNews) async throws -> Result
  ) async throws -> Result {
    try await served { news in
      news.list(ids)
      for id in ids { news.item(id, InventedDocument.story(id)) }
      return try await body(news)
    }
  }

  func list(_ ids: [Int], feed: String = "top") {
    answer("/v0/\(feed)stories.json", .json("\(ids)"))
  }

  func item(_ id: Int, _ document: String) { answer("/v0/item/\(id).json", .json(document)) }

  /// Answers for the item with the head alone, and with the document once what is returned is finished.
  func hold(_ id: Int, _ document: String) -> AsyncStream<Never>.Continuation {
    let (gate, keeper) = AsyncStream.makeStream(of: Never.self)
    answer(
      "/v0/item/\(id).json",
      LoopbackResponse(
        body: .live { body in
          for await _ in gate {}
          try await body.send(document)
        }))
    return keeper
  }

  /// Lets something go wrong with an answer that is set already.
  func spoil(_ path: String, _ fault: LoopbackFault?) {
    answers.byPath.withLock { $0[path, default: .json("null")].fault = fault }
  }

  /// Pushes the lists of a feed as they come, over one connection.
  func push(_ lists: AsyncStream<[Int]>, feed: String = "top") {
    stream("/v0/\(feed)stories.json") { writer in
      for await ids in lists {
        try await writer.send("event: put\ndata: {\"path\":\"/\",\"data\":\(ids)}\n\n")
      }
    }
  }

  /// Answers whoever asks for events at the path with what `body` writes.
  func stream(_ path: String, _ body: @escaping @Sendable (LoopbackBodyWriter) async throws -> Void)
  {
    answers.streams.withLock { $0[path] = .events(body) }
  }

  func answer(_ path: String, _ response: LoopbackResponse) {
    answers.byPath.withLock { $0[path] = response }
  }

  /// A run of `news` that asks here, into pipes.
  func run(_ words: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun("news", words + addresses, environment: patient(environment))
  }

  /// A run of `news` that asks here, on a terminal.
  func runOnTerminal(
    _ words: String..., columns: Int = 80, environment: [String: String] = [:]
  ) -> ToolRun {
    var run = ToolRun.onTerminal("news", words + addresses, environment: patient(environment))
    run.columns = columns
    return run
  }

  /// Patience, no streams, and no memory, unless a test says otherwise.
  ///
  /// On a busy machine a test may come to its next step after the usual longest wait for an answer; and a test that is
  /// not about streams counts requests and connections without them.
  private func patient(_ environment: [String: String]) -> [String: String] {
    environment.merging(["NEWS_TIMEOUT": "300", "NEWS_POLL": "yes", "HOME": ""]) { given, _ in
      given
    }
  }

  private var addresses: [String] {
    ["--base-url", "\(server.address)/v0", "--search-url=\(server.address)/api/v1"]
  }

  private final class Answers: Sendable {
    let byPath = Mutex<[String: LoopbackResponse]>([:])
    let streams = Mutex<[String: LoopbackResponse]>([:])
  }
}
