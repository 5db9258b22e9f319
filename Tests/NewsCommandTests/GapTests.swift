import LoopbackServer
import TestSupport
import Testing

/// What becomes of a list in which single items go wrong.
@Suite(.timeLimit(.minutes(5))) struct GapTests {
  private static let faults: [(LoopbackFault, String)] = [
    (.hangUp, "not loaded"), (.reset, "not loaded"), (.resetInBody, "not loaded"),
    (.stallBeforeHead, "not loaded"), (.stallAfterHead, "not loaded"),
    (.stallInBody, "not loaded"), (.lengthOff(by: 10), "not loaded"),
    (.lengthOff(by: -10), "unreadable"), (.brokenChunking, "unreadable"),
    (.oversized(bytes: 64 << 20), "not loaded"), (.endless, "not loaded"), (.html, "unreadable"),
    (.empty, "unreadable"), (.null, "missing"), (.truncated, "not loaded"),
    (.cutHead, "not loaded"), (.notHTTP, "unreadable"),
    (.redirect(to: "/v0/item/3.json"), "not loaded"), (.unauthorized, "not loaded"),
    (.slowDown(retryAfter: 60), "not loaded"), (.status(500), "not loaded"),
    (.status(404), "not loaded"), (.redirect(to: "/v0/item/2.json"), "unreadable"),
  ]

  @Test(arguments: faults)
  func `C14: an item that fails leaves a gap that keeps its rank`(
    fault: LoopbackFault, category: String
  ) async throws {
    try await InventedNews.served(stories: [5, 4, 3, 2, 1]) { news in
      news.spoil("/v0/item/3.json", fault)
      // Only what never ends may run into a time-out, however busy the machine is.
      let stalls: [LoopbackFault] = [.stallBeforeHead, .stallAfterHead, .stallInBody]
      let timeout = stalls.contains(fault) ? "4" : "30"
      let end = try await news.run("list", "-v", "--timeout", timeout).finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t5\t", "2\t4\t", "4\t2\t", "5\t1\t"])
      #expect(end.ending == .exited(0))
      let notes = end.errorText.split(separator: "\n").filter {
        !$0.contains("fetching") && !$0.contains(" from disk")
      }
      #expect(notes.first == "news: note: 1 of 5 stories cannot be shown: 1 \(category)")
      #expect(notes.count == 2 && notes[1].hasPrefix("news: note: item 3 "))
    }
  }

  @Test func `C14: one note counts all gaps, each reason with its number`() async throws {
    try await InventedNews.served(stories: Array(1...12)) { news in
      Self.setOdd(news)
      let end = try await news.run("list", "--json").finish()
      #expect(end.outputLines.count == 4)
      #expect(
        end.errorText == """
          news: note: 8 of 12 stories cannot be shown: 1 missing, 1 deleted, 1 dead, \
          4 unreadable, 1 of another kind

          """)
      let quiet = try await news.run("list", "-q").finish()
      #expect(quiet.errors == [] && quiet.outputLines.count == 4)
    }
  }

  @Test func `C14: with details each gap is named`() async throws {
    try await InventedNews.served(stories: Array(1...12)) { news in
      Self.setOdd(news)
      let end = try await news.run("list", "-v").finish()
      for text in [
        "item 2 is missing", "item 3 is deleted", "item 4 is dead",
        "item 5 cannot be read: item 77 came in its place", "item 6 cannot be read: no title",
        "item 7 cannot be read: damaged JSON", "item 8 is of another kind: hologram",
        "item 9 cannot be read: a web page in place of JSON",
      ] { #expect(end.errorText.contains("news: note: \(text)\n")) }
    }
  }

  /// Leaves 1, 10, 11 and 12 as they are.
  private static func setOdd(_ news: InventedNews) {
    news.item(2, "null")
    news.item(3, #"{"deleted":true,"id":3,"time":1,"type":"story"}"#)
    news.item(4, #"{"dead":true,"id":4,"time":1,"title":"Dead","type":"story"}"#)
    news.item(5, InventedDocument.story(77))
    news.item(6, #"{"id":6,"type":"story"}"#)
    news.item(7, #"{"id":7,"title":"x","#)
    news.item(8, #"{"id":8,"title":"x","type":"hologram"}"#)
    news.spoil("/v0/item/9.json", .html)
  }

  @Test(arguments: [["list"], ["watch", "--once"]])
  func `C14: where nothing can be shown the first failure counts`(words: [String]) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.spoil("/v0/item/1.json", .status(503))
      news.item(2, "null")
      var run = news.run()
      run.arguments = words + run.arguments
      let end = try await run.finish()
      #expect(end.ending == .exited(69) && end.output == [])
      #expect(end.errorText.contains("news: error: 127.0.0.1/v0/item/1.json answered 503\n"))
    }
  }

  @Test func `C15: an empty list is one note and a success`() async throws {
    try await InventedNews.served { news in
      news.list([])
      news.answer("/api/v1/search", .json(#"{"hits":[],"nbHits":0,"nbPages":0}"#))
      let list = try await news.run("list").finish()
      #expect(list.errorText == "news: note: the feed 'top' is empty\n")
      let search = try await news.run("search", "x").finish()
      #expect(search.errorText == "news: note: nothing found\n")
      for end in [list, search] { #expect(end.output == [] && end.ending == .exited(0)) }
    }
  }

  @Test func `a list of odd elements shows the numbers in it, each once`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.answer("/v0/topstories.json", .json(#"[2,"x",2,-1,null,1.0,9007199254740993]"#))
      let end = try await news.run("list").finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t2\t", "2\t1\t"])
      #expect(end.ending == .exited(0))
    }
  }
}
