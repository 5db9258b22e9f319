import LoopbackServer
import TestSupport
import Testing

/// What becomes of a list whose request goes wrong.
@Suite(.timeLimit(.minutes(5))) struct MoviesFaultTests {
  private static let ends: [(LoopbackFault, Int32, String)] = [
    (.refuse(for: .seconds(60)), 69, "cannot reach 127.0.0.1: connection refused"),
    (.hangUp, 69, "cannot reach 127.0.0.1: the connection closed without an answer"),
    (.stallInBody, 69, "127.0.0.1/3/movie/upcoming did not answer within 2 s"),
    (.oversized(bytes: 64 << 20), 76, "127.0.0.1/3/movie/upcoming sent more than 4194304 bytes"),
    (.html, 76, "127.0.0.1/3/movie/upcoming sent something unexpected: a web page in place"),
    (.empty, 76, "127.0.0.1/3/movie/upcoming sent something unexpected: an empty body"),
    (.null, 76, "127.0.0.1/3/movie/upcoming sent something unexpected"),
    (.truncated, 69, "cannot reach 127.0.0.1: the connection closed before the end"),
    (.redirect(to: "/3/movie/upcoming"), 76, "redirects, but does not stop after 5 hops"),
    (.unauthorized, 77, "the service refused the API key"),
    (.status(403), 77, "the service refused the API key"),
    (.status(404), 66, "127.0.0.1/3/movie/upcoming answered 404"),
    (.status(422), 1, "127.0.0.1/3/movie/upcoming answered 422"),
    (.slowDown(retryAfter: 7_200), 75, "asks to slow down: try again in 7200 s"),
    (.status(500), 69, "127.0.0.1/3/movie/upcoming answered 500"),
    (.status(503), 69, "127.0.0.1/3/movie/upcoming answered 503"),
  ]

  @Test(arguments: ends)
  func `C10, C38: each has its own error and status, and no key in it`(
    fault: LoopbackFault, status: Int32, text: String
  ) async throws {
    try await InventedFilms.served { films in
      films.spoil("/3/movie/upcoming", fault)
      // Only what never ends may run into a time-out, however busy the machine is.
      let timeout = text.hasSuffix("within 2 s") ? "2" : "60"
      let end = try await films.run("list", "--verbose", "--timeout", timeout).finish()
      #expect(end.ending == .exited(status))
      #expect(end.output == [])
      #expect(
        end.errorText.contains("movies: error: ") && end.errorText.contains(text),
        "\(end.errorText)")
      #expect(!end.errorText.contains(InventedFilms.key) && !end.errorText.contains("api_key"))
      let hint = "  Use --demo to see sample data without a network.\n"
      #expect(end.errorText.contains(hint) == (status == 69))
    }
  }

  @Test func `a cut JSON document of a whole body is unreadable`() async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/upcoming", .json(#"{"page":1,"results":[{"id":1,"ti"#))
      let end = try await films.run("list").finish()
      #expect(end.ending == .exited(76) && end.output == [])
    }
  }
}
