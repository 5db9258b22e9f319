import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SearchRunTests {
  @Test func `the options of a search reach the service, and positions go on over pages`()
    async throws
  {
    try await InventedNews.served { news in
      news.answer("/api/v1/search_by_date", .json(InventedDocument.hits))
      let end = try await news.run(
        "search", "C++", "&", "Go", "--sort=date", "--type", "comment", "-n10", "--page=3"
      ).finish()
      #expect(end.outputLines.map { $0.prefix(6) } == ["21\t41\t", "22\t42\t", "23\t43\t"])
      let query = try #require(news.server.statistics.recentRequests.first?.query)
      #expect(query["query"] == "C++ & Go" && query["tags"] == "comment")
      #expect(query["page"] == "2" && query["hitsPerPage"] == "10")
    }
  }

  @Test func `who reads is told of further pages, a program is not`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      let note = "news: note: page 1 of 3, 61 results; --page 2 shows more"
      for words in [["--no-color"], ["--accessible", "--no-color"]] {
        var run = news.runOnTerminal("search", "x")
        run.arguments += words
        #expect(try await run.finish().screenLines.last == note)
      }
      let piped = try await news.run("search", "x").finish()
      #expect(!piped.errorText.contains("page"))
    }
  }

  @Test func `a page beyond what the service gives out is said to be`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(#"{"hits":[],"nbPages":0,"message":"only 1000"}"#))
      let end = try await news.run("search", "x", "--page", "900").finish()
      #expect(end.output == [] && end.ending == .exited(0))
      #expect(
        end.errorText == "news: note: the search gives out only the first 1000 results\n")
    }
  }

  @Test func `C14: a search of which nothing can be read has failed`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(#"{"hits":[{"objectID":"1"},7],"nbHits":2}"#))
      let end = try await news.run("search", "x").finish()
      #expect(end.output == [] && end.ending == .exited(76))
      #expect(
        end.errorText == """
          news: note: 2 of 2 results cannot be shown: unreadable
          news: error: no result of the search can be read

          """)
    }
  }

  @Test func `C21, C63: comments that were found are rows and sentences`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      let rows = try await news.runOnTerminal("search", "x", "-q", "--no-color").finish()
      #expect(rows.screenLines.last == "   3 2023-11-14 cat            See here · Found & kept")
      let run = news.runOnTerminal("search", "x", "-q", "--no-color", "--accessible")
      let sentences = try await run.finish().screenLines
      #expect(sentences.last == "3. cat on Found & kept, 2023-11-14: See here")
      #expect(sentences.first?.hasPrefix("1. Found & kept, found.example, 5 points, ") == true)
    }
  }
}
