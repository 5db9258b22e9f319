import Options

extension CommandTable {
  /// Everything that can be said to `news`.
  static let news = CommandTable(
    tool: "news", version: "0.1.0",
    sentence: "Hacker News in the terminal: feeds, threads, search, users.",
    commands: [.watch, .list, .item, .search, .user],
    groups: [
      output(),
      OptionGroup("General", general + [.completions]),
    ],
    environment: variables,
    statuses: [
      0: "success", 1: "other failure", 64: "wrong usage", 66: "no such item or user",
      69: "not reachable", 74: "output cannot be written", 75: "asked to slow down",
      76: "unreadable answer", 78: "bad configuration", 130: "Ctrl-C",
    ],
    examples: [
      "news watch --feed new", "news list --json | jq -r .title", "news item 8863",
      "source <(news --completions bash)",
    ])

  /// How records are written; `json` and `plain` say in a sentence what one looks like.
  static func output(
    json: String = "One JSON object a line",
    plain: String = "One record a line, fields separated by tabs"
  ) -> OptionGroup {
    OptionGroup(
      "Output",
      [
        NewsKeys.json.about(json).definition, NewsKeys.plain.about(plain).definition,
        NewsKeys.accessible.definition, NewsKeys.color.definition,
        .alias("no-color", for: NewsKeys.color.definition, value: "never"),
        NewsKeys.hyperlinks.definition,
      ])
  }

  /// The options that stand last in every help.
  static let general: [OptionDefinition] = [
    NewsKeys.demo.definition, NewsKeys.timeout.definition,
    .configuration(inPlaceOf: "~/.config/news/config"), NewsKeys.quiet.definition,
    NewsKeys.verbose.definition, NewsKeys.baseURL.definition, NewsKeys.searchURL.definition, .help,
    .hiddenHelp, .version,
  ]

  private static let variables = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "ACCESSIBLE", "HTTPS_PROXY",
    "NO_PROXY", "SSL_CERT_FILE",
  ]
}
