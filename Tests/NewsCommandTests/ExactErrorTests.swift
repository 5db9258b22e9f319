import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ExactErrorTests {
  @Test(arguments: [
    (
      "list --limt 5",
      """
      news: error: unknown option '--limt' for 'news list'
        Did you mean '--limit'?
        See 'news list --help'.
      """
    ),
    (
      "serach swift",
      """
      news: error: unknown command 'serach'
        Did you mean 'search'?
        See 'news --help'.
      """
    ),
    (
      "list -help",
      """
      news: error: unknown option '-help' for 'news list'
        Did you mean '--help'?
        See 'news list --help'.
      """
    ),
    (
      "list --limit",
      """
      news: error: option '--limit' needs a value: --limit N
        N is a whole number from 1 to 500.
      """
    ),
    (
      "list --limit ten",
      """
      news: error: 'ten' is not a valid value for '--limit'
        N is a whole number from 1 to 500.
      """
    ),
    (
      "list --feed hot",
      """
      news: error: 'hot' is not a valid value for '--feed'
        Choose one of: top, new, best, ask, show, job.
      """
    ),
    ("list --quiet=yes", "news: error: option '--quiet' takes no value"),
    (
      "item",
      """
      news: error: missing ID
        Usage: news item ID [options]
      """
    ),
    ("item 1 2", "news: error: unexpected argument '2'"),
  ])
  func `C10, C12: a wrong command line gets exactly this on standard error`(
    line: String, text: String
  ) async throws {
    let words = line.split(separator: " ").map(String.init)
    let end = try await ToolRun("news", words).finish()
    #expect(end.errorText == text + "\n")
    #expect(end.output == [] && end.ending == .exited(64))
  }

  @Test func `C12: a number without an item is said to be none`() async throws {
    try await InventedNews.served { news in
      let end = try await news.run("item", "99999999999").finish()
      #expect(end.errorText == "news: error: there is no item 99999999999\n")
      #expect(end.output == [] && end.ending == .exited(66))
    }
  }

  #if os(Linux)  // where the system refuses a connection to many at once as if there were no network
  @Test func `C12: without a network the error says so and names the demo`() async throws {
    let end = try await ToolRun("news", ["list", "--base-url", "https://224.0.0.1/v0"]).finish()
    #expect(
      end.errorText == """
        news: error: cannot reach 224.0.0.1: no network connection
          Use --demo to see sample data without a network.

        """)
    #expect(end.output == [] && end.ending == .exited(69))
  }

  @Test func `a libcurl that is none is named, and the demo`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("no library", to: "libcurl.so.4")
    let end = try await ToolRun(
      "news", ["list"], environment: ["LD_LIBRARY_PATH": folder.path]
    ).finish()
    #expect(end.errorText.hasPrefix("news: error: the library libcurl.so.4 cannot be loaded"))
    #expect(end.errorText.hasSuffix("\n  Use --demo to see sample data without a network.\n"))
    #expect(end.ending == .exited(69))
  }
  #endif
}
