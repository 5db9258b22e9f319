import Options
import ToolKit

extension CommandTable {
  /// Everything that can be said to `news`.
  static let news = CommandTable(
    tool: "news", version: "0.1.0",
    sentence: "Hacker News in the terminal: feeds, threads, search, users.",
    commands: [.watch, .list, .item, .search, .user],
    groups: [.output(), general([.completions])],
    environment: commonVariables,
    statuses: [
      0: "success", 1: "other failure", 64: "wrong usage", 66: "no such item or user",
      69: "not reachable", 74: "output cannot be written", 75: "asked to slow down",
      76: "unreadable answer", 78: "bad configuration", 130: "Ctrl-C",
    ],
    examples: [
      "news watch --feed new", "news list --json | jq -r .title", "news item 8863",
      "source <(news --completions bash)",
    ])

  /// The options that stand last in every help.
  static func general(_ more: [OptionDefinition] = []) -> OptionGroup {
    .general(
      of: "news", demo: "Invented stories, without a network",
      services: [NewsKeys.baseURL.definition, NewsKeys.searchURL.definition], more: more)
  }
}
