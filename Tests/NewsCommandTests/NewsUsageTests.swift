import Options
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct NewsUsageTests {
  @Test(arguments: [
    (
      "list --limt 5", "unknown option '--limt' for 'news list'",
      ["Did you mean '--limit'?", "See 'news list --help'."]
    ),
    (
      "serach swift", "unknown command 'serach'",
      ["Did you mean 'search'?", "See 'news --help'."]
    ),
    (
      "list -help", "unknown option '-help' for 'news list'",
      ["Did you mean '--help'?", "See 'news list --help'."]
    ),
    (
      "list --limit", "option '--limit' needs a value: --limit N",
      ["N is a whole number from 1 to 500."]
    ),
    (
      "list --limit ten", "'ten' is not a valid value for '--limit'",
      ["N is a whole number from 1 to 500."]
    ),
    (
      "list --feed hot", "'hot' is not a valid value for '--feed'",
      ["Choose one of: top, new, best, ask, show, job."]
    ),
    ("list --quiet=yes", "option '--quiet' takes no value", []),
    ("item", "missing ID", ["Usage: news item ID [options]"]),
    ("item 1 2", "unexpected argument '2'", []),
    ("list --lim 5", "unknown option '--lim' for 'news list'", ["See 'news list --help'."]),
    ("sea", "unknown command 'sea'", ["See 'news --help'."]),
    (
      "watch --interval 9", "'9' is not a valid value for '--interval'",
      ["SECONDS is a number from 10 to 3600."]
    ),
    (
      "list --timeout 301", "'301' is not a valid value for '--timeout'",
      ["SECONDS is a number from 1 to 300."]
    ),
    (
      "search --type pollopt x", "'pollopt' is not a valid value for '--type'",
      ["Choose one of: story, comment, job, poll."]
    ),
    (
      "search --page 0 x", "'0' is not a valid value for '--page'",
      ["N is a whole number from 1 to 1000."]
    ),
    (
      "list --interval 60", "unknown option '--interval' for 'news list'",
      ["See 'news list --help'."]
    ),
    (
      "list --base-url http://example.org/v0",
      "'http://example.org/v0' is not a valid value for '--base-url'",
      ["URL begins with https:// (http:// only on this machine) and ends in /v0."]
    ),
    (
      "", "missing COMMAND",
      [
        "Usage: news COMMAND [options]", "Commands: watch, list, item, search, user.",
        "See 'news --help'.",
      ]
    ),
  ])
  func `C3, C12: these texts are exact`(line: String, text: String, hints: [String]) {
    let error = #expect(throws: UsageError.self) {
      try NewsOptions.options(line.split(separator: " ").map(String.init))
    }
    #expect(error?.text == text)
    #expect(error?.hints == hints)
    #expect(error?.status == 64)
  }

  @Test(arguments: [
    ("(", "REGEX is wrong: expected ')'."), ("", "REGEX is empty."),
    ("[z-a]", "REGEX is wrong: character 'z' must compare less than or equal to 'a'."),
    (String(repeating: "(", count: 501), "REGEX has more than 500 characters."),
  ])
  func `a bad expression is refused with what is wrong`(pattern: String, hint: String) {
    for command in ["list", "watch"] {
      let error = #expect(throws: UsageError.self) {
        try NewsOptions.options([command, "--match=\(pattern)"])
      }
      #expect(error?.hints == [hint])
    }
  }
}
