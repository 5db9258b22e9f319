import Options
import ToolKit

extension Command {
  static let watch = Command(
    "watch",
    sentence: "Watch a Hacker News feed in a full-screen view that updates itself.",
    groups: groups(
      [
        NewsKeys.feed.definition, NewsKeys.limit.definition, NewsKeys.interval.definition,
        NewsKeys.poll.definition,
      ] + rules + [
        NewsKeys.bell.definition, NewsKeys.exec.definition, NewsKeys.history.definition,
        NewsKeys.fresh.definition, NewsKeys.once.definition,
      ],
      output: .output(
        json: "One JSON object a line; new stories as they arrive", plain: stories)),
    keys: ["j k move   Enter open   Tab next feed   / search   r refresh   q quit"],
    statuses: [
      0: "success", 64: "wrong usage", 69: "not reachable", 75: "asked to slow down",
      76: "unreadable answer", 78: "bad configuration", 130: "Ctrl-C",
    ],
    examples: [
      "news watch --feed new --bell", "news watch --feed new --match 'swift|rust'",
      "news watch --feed show --json | jq -r .title",
      "news watch --mute host:example.com --min-points 20 --exec ~/bin/tell",
    ])

  static let list = Command(
    "list", sentence: "List the stories of a Hacker News feed.",
    groups: groups(
      [NewsKeys.feed.definition, NewsKeys.limit.definition] + rules
        + [NewsKeys.sinceLast.definition, NewsKeys.fresh.definition],
      output: .output(plain: stories)),
    statuses: feedStatuses,
    examples: [
      "news list --feed ask -n 10", "news list --plain | cut -f 8",
      "news list --feed new --min-points 50 --since-last -q",
    ])

  static let item = Command(
    "item", sentence: "Show a story, job, poll or comment with the comments below it.",
    operand: Operand("ID", kind: .text(rule: ItemAddress.rule, check: ItemAddress.objection)),
    groups: groups(
      [NewsKeys.fresh.definition],
      output: .output(
        json: "The whole thread as one JSON object",
        plain: fields(
          of: "item", "depth, id, points, comments, author, time, title, url, text"))),
    statuses: thingStatuses("no such item"),
    examples: ["news item 8863", "news item 'https://news.ycombinator.com/item?id=8863'"])

  static let search = Command(
    "search", sentence: "Search all of Hacker News.",
    operand: Operand("QUERY", count: .many),
    groups: groups(
      [
        NewsKeys.sort.definition, NewsKeys.type.definition, NewsKeys.resultLimit.definition,
        NewsKeys.page.definition,
      ],
      output: .output(plain: fields(of: "result", storyFields + ", text"))),
    statuses: feedStatuses,
    examples: [
      "news search structured concurrency", "news search --type comment --sort date swift",
    ]
  )

  static let user = Command(
    "user", sentence: "Show what is known of a Hacker News user.",
    operand: Operand("NAME", kind: .text(rule: UserName.rule, check: UserName.objection)),
    groups: groups(
      [],
      output: .output(
        json: "One JSON object",
        plain: "One line, fields separated by tabs: name, karma, created, submissions, about")),
    statuses: thingStatuses("no such user"), examples: ["news user pg"])

  private static let rules = [
    NewsKeys.match.definition, NewsKeys.mute.definition, NewsKeys.minPoints.definition,
  ]

  private static let storyFields = "position, id, points, comments, author, time, title, url"
  private static let stories = fields(of: "story", storyFields)

  private static let feedStatuses: KeyValuePairs<Int, String> = [
    0: "success, also for an empty list", 64: "wrong usage", 69: "not reachable",
    75: "asked to slow down", 76: "unreadable answer", 78: "bad configuration",
  ]

  private static func thingStatuses(_ missing: String) -> KeyValuePairs<Int, String> {
    [
      0: "success", 64: "wrong usage", 66: missing, 69: "not reachable", 75: "asked to slow down",
      76: "unreadable answer", 78: "bad configuration",
    ]
  }

  /// All options of a command; `output` is the group that says what its records look like.
  private static func groups(
    _ options: [OptionDefinition], output: OptionGroup
  ) -> [OptionGroup] {
    [OptionGroup("Options", options), output, CommandTable.general()]
  }

  private static func fields(of record: String, _ names: String) -> String {
    "One \(record) a line, fields separated by tabs: \(names)"
  }
}
