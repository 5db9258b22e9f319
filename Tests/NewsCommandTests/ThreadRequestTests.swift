import LoopbackServer
import TestSupport
import Testing

/// What `news item` asks of the two services, as they count it.
@Suite(.timeLimit(.minutes(5))) struct ThreadRequestTests {
  private static let tree = """
    {"id":2,"type":"story","title":"t","children":[\
    {"id":21,"type":"comment","author":"cat","text":"<p>From the index 21</p>","children":[\
    {"id":23,"type":"comment","author":"cat","text":"<p>From the index 23</p>","children":[]}]},\
    {"id":22,"author":null,"text":null,"children":[\
    {"id":24,"type":"comment","author":"cat","text":"<p>From the index 24</p>","children":[]}]}]}
    """
  private static let official = [2, 21, 22, 23, 24].map { "/v0/item/\($0).json" }

  @Test func `a thread of any size costs two requests`() async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      news.answer("/api/v1/items/2", .json(Self.tree))
      let end = try await news.run("item", "2").finish()
      #expect(end.ending == .exited(0))
      let texts = end.outputText.matches(of: /From the index \d+/).map { String($0.output) }
      #expect(texts == [21, 23, 24].map { "From the index \($0)" })
      let requests = news.server.statistics.requestsByPath
      #expect(requests == ["/v0/item/2.json": 1, "/api/v1/items/2": 1])
    }
  }

  @Test(arguments: [
    LoopbackResponse.status(404), .status(401), .html("<h1>Down for maintenance</h1>"),
    .json("null"), .json(#"{"id":2,"children":[]}"#),
    LoopbackResponse(body: .bytes(Array(tree.utf8)), fault: .truncated),
  ])
  func `without the search service the official one alone brings it`(
    answer: LoopbackResponse
  ) async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      news.answer("/api/v1/items/2", answer)
      let end = try await news.run("item", "2").finish()
      #expect(end.ending == .exited(0))
      #expect([21, 23, 24].allSatisfy { end.outputText.contains("Reply \($0)") })
      #expect(!end.outputText.contains("From the index"))
      let requests = news.server.statistics.requestsByPath
      #expect(Self.official.allSatisfy { requests[$0] == 1 })
      #expect(Set(requests.keys).subtracting(Self.official) == ["/api/v1/items/2"])
    }
  }
}
