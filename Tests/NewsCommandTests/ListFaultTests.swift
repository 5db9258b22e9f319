import LoopbackServer
import TestSupport
import Testing

/// What becomes of a list whose request goes wrong.
@Suite(.timeLimit(.minutes(5))) struct ListFaultTests {
  private static let ends: [(LoopbackFault, Int32, String)] = [
    (.refuse(for: .seconds(60)), 69, "cannot reach 127.0.0.1: connection refused"),
    (.hangUp, 69, "cannot reach 127.0.0.1: the connection closed without an answer"),
    (.reset, 69, "cannot reach 127.0.0.1: connection reset"),
    (.resetInBody, 69, "cannot reach 127.0.0.1: connection reset"),
    (.stallBeforeHead, 69, "127.0.0.1/v0/topstories.json did not answer within 2 s"),
    (.stallAfterHead, 69, "127.0.0.1/v0/topstories.json did not answer within 2 s"),
    (.stallInBody, 69, "127.0.0.1/v0/topstories.json did not answer within 2 s"),
    (.lengthOff(by: 10), 69, "cannot reach 127.0.0.1: the connection closed before the end"),
    (.lengthOff(by: -1), 76, "127.0.0.1/v0/topstories.json sent something unexpected: not a list"),
    (.brokenChunking, 76, "sent something unexpected: a damaged chunked body"),
    (.oversized(bytes: 64 << 20), 76, "127.0.0.1/v0/topstories.json sent more than 65536 bytes"),
    (.endless, 76, "127.0.0.1/v0/topstories.json sent more than 65536 bytes"),
    (.html, 76, "127.0.0.1/v0/topstories.json sent something unexpected: not a list of items"),
    (.empty, 76, "127.0.0.1/v0/topstories.json sent something unexpected: not a list of items"),
    (.null, 76, "127.0.0.1/v0/topstories.json sent something unexpected: not a list of items"),
    (.truncated, 69, "cannot reach 127.0.0.1: the connection closed before the end"),
    (.cutHead, 69, "cannot reach 127.0.0.1: the connection closed"),
    (.notHTTP, 76, "127.0.0.1/v0/topstories.json sent something unexpected: no HTTP"),
    (.gzipBomb(bytes: 64 << 20), 76, "127.0.0.1/v0/topstories.json sent "),
    (.redirect(to: "/v0/topstories.json"), 76, "redirects, but does not stop after 5 hops"),
    (.redirect(to: "http://stories.example/"), 76, "redirects, but stories.example/ is not "),
    (.unauthorized, 77, "127.0.0.1/v0/topstories.json answered 401"),
    (.status(403), 77, "127.0.0.1/v0/topstories.json answered 403"),
    (.slowDown(retryAfter: nil), 75, "127.0.0.1/v0/topstories.json asks to slow down: try again"),
    (.slowDown(retryAfter: 7_200), 75, "asks to slow down: try again in 7200 s"),
    (.status(500), 69, "127.0.0.1/v0/topstories.json answered 500"),
    (.status(503), 69, "127.0.0.1/v0/topstories.json answered 503"),
    (.status(418), 1, "127.0.0.1/v0/topstories.json answered 418"),
  ]

  @Test(arguments: ends)
  func `C10, C14: a list that cannot be had has its own error and status`(
    fault: LoopbackFault, status: Int32, text: String
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.spoil("/v0/topstories.json", fault)
      // Only what never ends may run into a time-out, however busy the machine is.
      let timeout = text.hasSuffix("within 2 s") ? "2" : "60"
      let end = try await news.run("list", "--timeout", timeout).finish()
      #expect(end.ending == .exited(status))
      #expect(end.output == [])
      let lines = end.errorText.split(separator: "\n")
      #expect(lines.first?.hasPrefix("news: error: ") == true)
      #expect(end.errorText.contains(text), "\(end.errorText)")
      let hint = "  Use --demo to see sample data without a network."
      #expect(lines.dropFirst() == (status == 69 ? [hint[...]] : []))
    }
  }

  @Test(arguments: [LoopbackFault.byteAtATime(every: .zero), .trailers])
  func `an answer that is only odd is taken`(fault: LoopbackFault) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.spoil("/v0/topstories.json", fault)
      let end = try await news.run("list").finish()
      #expect(end.outputLines.count == 2 && end.errors == [] && end.ending == .exited(0))
    }
  }

  @Test func `a redirect is followed`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.answer("/elsewhere/list", .json("[2]"))
      news.spoil("/v0/topstories.json", .redirect(to: "/elsewhere/list"))
      let end = try await news.run("list").finish()
      #expect(end.outputLines.map { $0.prefix(4) } == ["1\t2\t"] && end.ending == .exited(0))
    }
  }

  @Test func `a short wait that is asked for is waited, a long one not`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.spoil("/v0/topstories.json", .slowDown(retryAfter: 0))
      let end = try await news.run("list").finish()
      #expect(end.ending == .exited(75))
      #expect(news.server.statistics.requests == 3)
      news.spoil("/v0/topstories.json", .slowDown(retryAfter: 3_600))
      _ = try await news.run("list").finish()
      #expect(news.server.statistics.requests == 4)
    }
  }

  @Test(arguments: ["search swift", "user ada", "item 1"])
  func `C14: other commands fail with the same statuses`(line: String) async throws {
    try await InventedNews.served { news in
      for path in ["/api/v1/search", "/v0/user/ada.json", "/v0/item/1.json"] {
        news.spoil(path, .status(503))
      }
      var run = news.run()
      run.arguments = line.split(separator: " ").map(String.init) + run.arguments
      let down = try await run.finish()
      #expect(down.ending == .exited(69) && down.output == [])
      #expect(down.errorText.contains(" answered 503\n  Use --demo"))
      for path in ["/api/v1/search", "/v0/user/ada.json", "/v0/item/1.json"] {
        news.spoil(path, .html)
      }
      let page = try await run.finish()
      #expect(page.ending == .exited(76) && page.output == [])
    }
  }

  @Test func `C22: a watch whose first list cannot be had ends with its status`() async throws {
    try await InventedNews.served { news in
      news.spoil("/v0/newstories.json", .status(503))
      let end = try await news.run("watch", "--feed", "new").finish()
      #expect(end.ending == .exited(69) && end.output == [])
    }
  }
}
