import Options
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct NewsHelpTests {
  private static let commands = ["watch", "list", "item", "search", "user"]

  @Test(arguments: commands, [80, 100])
  func `C32: the help of each command fits its width and keeps the order`(
    command: String, width: Int
  ) throws {
    let lines = try NewsOptions.answer([command, "--help"], width: width)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.filter { $0.count > width } == [])
    let headings = [
      "Usage: ", "Output:", "General:", "Environment: ", "Exit status: ", "Examples:",
    ]
    let places = headings.map { heading in lines.firstIndex { $0.hasPrefix(heading) } ?? -1 }
    #expect(places == places.sorted() && places.first == 2)
  }

  @Test func `C32: the help of list`() throws {
    let page = """
      List the stories of a Hacker News feed.

      Usage: news list [options]

      Options:
        --feed NAME          Feed to show: top, new, best, ask, show or job.
                             (default: top)
        -n, --limit N        Number of stories, 1 to 500. (default: 30)
        --match RULE         Of those, only stories that fit RULE: word:TEXT for words
                             of the title, host:NAME for a site, by:USER, or a REGEX
                             in title or host; capital letters count if it has one.
                             (repeatable)
        --mute RULE          Leave out stories that fit RULE. (repeatable)
        --min-points N       Only stories with that many points, or once they have
                             them, 0 to 100000. (default: 0)
        --since-last         Only what this option has not printed before; kept below
                             ~/.local/state/news.
        --fresh              Take nothing from the cache, and show nothing old where
                             the service cannot be reached.

      Output:
        --json               One JSON object a line.
        --plain              One story a line, fields separated by tabs: position, id,
                             points, comments, author, time, title, url.
        --accessible         No full-screen view, animation or drawing characters.
        --color WHEN         auto, always or never. (default: auto)
        --no-color           Same as --color never.
        --hyperlinks WHEN    auto, always or never. (default: auto)

      General:
        --demo               Invented stories, without a network.
        --timeout SECONDS    Longest wait for one answer, 1 to 300. (default: 20)
        --config FILE        Read FILE in place of ~/.config/news/config.
        -q, --quiet          No notes or progress on standard error.
        -v, --verbose        Say on standard error what is being fetched.
        -h, --help           Show this help.
        --version            Show the version.

      Environment: NEWS_FEED, NEWS_LIMIT, NEWS_MATCH, NEWS_MUTE, NEWS_MIN_POINTS,
        NEWS_SINCE_LAST, NEWS_FRESH, NEWS_PLAIN, NEWS_ACCESSIBLE, NEWS_COLOR,
        NEWS_HYPERLINKS, NEWS_DEMO, NEWS_TIMEOUT, NEWS_CONFIG, NEWS_QUIET,
        NEWS_VERBOSE, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, ACCESSIBLE,
        HTTPS_PROXY, NO_PROXY, SSL_CERT_FILE

      Exit status: 0 success, also for an empty list, 64 wrong usage,
        69 not reachable, 75 asked to slow down, 76 unreadable answer,
        78 bad configuration

      Examples:
        news list --feed ask -n 10
        news list --plain | cut -f 8
        news list --feed new --min-points 50 --since-last -q

      """
    #expect(try NewsOptions.answer(["list", "--help"]) == page)
  }

  @Test func `C7: hidden options stand in the hidden help alone`() throws {
    #expect(try NewsOptions.answer(["list", "--help-hidden"]).contains("--base-url URL"))
    #expect(try !NewsOptions.answer(["list", "--help"]).contains("url URL"))
  }

  @Test func `C13: the help of the tool lists every command`() throws {
    let page = try NewsOptions.answer(["help"])
    for command in Self.commands { #expect(page.contains("\n  \(command)")) }
    #expect(try page == NewsOptions.answer(["--help"]))
    #expect(page.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(try NewsOptions.answer(["--version"]).hasPrefix("news "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `C33: the completions name every command and feed`(shell: String) throws {
    let script = try NewsOptions.answer(["--completions", shell])
    for word in Self.commands + ["best", "relevance", "hyperlinks"] {
      #expect(script.contains(word))
    }
    #expect(!script.contains("base-url"))
  }

  @Test func `every example in help is a valid command line`() throws {
    let table = CommandTable.news
    for example in table.examples + table.commands.flatMap(\.examples) {
      let line = example.split(separator: " | ")[0].replacing("source <(", with: "")
      let words = line.split(separator: " ").dropFirst()
        .map { $0.filter { !"')".contains($0) } }
      #expect(throws: Never.self, "\(example)") { _ = try NewsOptions.interpretation(of: words) }
    }
  }
}
