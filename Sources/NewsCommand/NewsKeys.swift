#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Options

/// The options of `news`, with the types of their values.
enum NewsKeys {
  static let feed = OptionKey<Feed>.choice(
    "feed", value: "NAME", default: .top, about: "Feed to show")
  static let limit = count(of: "stories")
  static let interval = OptionKey.seconds(
    "interval", in: 10...3600, default: 60, about: "Time between refreshes")
  static let poll = OptionKey.onOff(
    "poll", default: false, about: "Ask for news at intervals alone, in place of being told at once"
  )
  static let bell = OptionKey.onOff(
    "bell", default: false, about: "Ring the terminal bell for new stories")
  static let exec = OptionKey<String?>.text(
    "exec", value: "COMMAND",
    about: "Have /bin/sh run COMMAND for each new story, a line of JSON on its standard input"
  ) { command throws(TextObjection) in
    if command.contains("\0") { throw TextObjection("COMMAND has a zero byte.") }
    return command
  }
  static let history = OptionKey.onOff(
    "history", default: true, about: "Remember which stories were opened, and keep their threads")
  static let fresh = OptionKey.flag(
    "fresh",
    about: "Take nothing from the cache, and show nothing old where the service cannot be reached")
  static let once = OptionKey.flag("once", about: "Print the current stories and stop")
    .reaching(.commandLine)
  static let sinceLast = OptionKey.flag(
    "since-last",
    about: "Only what this option has not printed before; kept below ~/.local/state/news")
  static let match = rules(
    "match",
    about: """
      Of those, only stories that fit RULE: word:TEXT for words of the title, host:NAME for a site, \
      by:USER, or a REGEX in title or host; capital letters count if it has one
      """)
  static let mute = rules("mute", about: "Leave out stories that fit RULE")
  static let minPoints = OptionKey.integer(
    "min-points", value: "N", in: 0...100_000, default: 0,
    about: "Only stories with that many points, or once they have them")

  static let sort = OptionKey<SearchQuery.Order>.choice(
    "sort", value: "ORDER", default: .relevance, about: "Order of the results")
  static let type = OptionKey<SearchQuery.Kind>.choice(
    "type", value: "TYPE", default: .story, about: "What to search for")
  static let page = OptionKey.integer(
    "page", value: "N", in: 1...SearchQuery.reach, default: 1, about: "Page of results to show")
  static let resultLimit = count(of: "results a page")

  static let baseURL = OptionKey.address(
    "base-url", endingIn: "/v0", about: "Address of the service in place of the public one"
  ).hidden()
  static let searchURL = OptionKey.address(
    "search-url", endingIn: "/api/v1", about: "Address of the search in place of the public one"
  ).hidden()

  private static func rules(_ name: String, about: String) -> OptionKey<[StoryRule]> {
    .texts(name, value: "RULE", about: about, parse: StoryRule.init(_:))
  }

  private static func count(of things: String) -> OptionKey<Int> {
    .integer("limit", value: "N", in: 1...500, default: 30, about: "Number of \(things)").short("n")
  }
}
