import HackerNews
import Options
import Terminal
import TestSupport
import Testing
import ToolKit

@testable import NewsCommand

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct NewsOptionsTests {
  @Test(arguments: [
    (["list"], Feed.top, 30), (["list", "--feed", "new"], .new, 30), (["list", "-n5"], .top, 5),
    (["--json", "list", "--feed=job", "--limit", "500"], .job, 500),
  ])
  func `list takes a feed and a number of stories`(words: [String], feed: Feed, limit: Int) throws {
    #expect(
      try NewsOptions.options(words).invocation
        == .list(FeedExcerpt(feed: feed, limit: limit)))
  }

  @Test(arguments: [
    (["watch"], 60.0, false), (["watch", "--interval", "10"], 10, false),
    (["watch", "--once"], 60, true), (["watch", "--demo"], 3, false),
    (["watch", "--demo", "--interval", "60"], 60, false),
  ])
  func `watch takes an interval, short with invented stories`(
    words: [String], seconds: Double, once: Bool
  ) throws {
    let excerpt = FeedExcerpt(feed: .top, limit: 30)
    #expect(
      try NewsOptions.options(words).invocation
        == .watch(excerpt, interval: .seconds(seconds), once: once))
  }

  @Test func `an interval in the environment or the file counts as given`() throws {
    let excerpt = FeedExcerpt(feed: .top, limit: 30)
    let watch = NewsInvocation.watch(excerpt, interval: .seconds(90), once: false)
    #expect(
      try NewsOptions.options(["watch", "--demo"], environment: ["NEWS_INTERVAL": "90"]).invocation
        == watch)
    #expect(
      try NewsOptions.options(["watch", "--demo"], file: "interval = 90").invocation == watch)
  }

  @Test(arguments: [
    ([], [:], nil, false), (["--poll"], [:], nil, true), ([], ["NEWS_POLL": "yes"], nil, true),
    ([], [:], "poll = yes", true), (["--no-poll"], ["NEWS_POLL": "yes"], nil, false),
  ])
  func `a watch follows by push unless told to poll`(
    words: [String], environment: [String: String], file: String?, polls: Bool
  ) throws {
    #expect(
      try NewsOptions.options(["watch"] + words, environment: environment, file: file).polls
        == polls)
  }

  @Test(arguments: [
    ([], [:], nil, false), (["--since-last"], [:], nil, true), ([], [:], "since-last = yes", true),
    ([], ["NEWS_SINCE_LAST": "no"], "since-last = yes", false),
  ])
  func `C34: what was not printed before is asked for as anything else`(
    words: [String], environment: [String: String], file: String?, isAsked: Bool
  ) throws {
    let excerpt = FeedExcerpt(feed: .top, limit: 30)
    let options = try NewsOptions.options(["list"] + words, environment: environment, file: file)
    #expect(options.invocation == (isAsked ? .listSinceLast(excerpt) : .list(excerpt)))
  }

  @Test func `search joins its words and takes kind, order and page`() throws {
    #expect(
      try NewsOptions.options(["search", "swift", "-n", "7", "on linux"]).invocation
        == .search(
          SearchQuery("swift on linux", order: .relevance, kind: .story, page: 1, hitsPerPage: 7)))
    #expect(
      try NewsOptions.options(["search", "--type=poll", "--sort=date", "--page", "2", "x"])
        .invocation
        == .search(SearchQuery("x", order: .date, kind: .poll, page: 2, hitsPerPage: 30)))
  }

  @Test(arguments: [[""], [" ", "\t"], []])
  func `C9: blank words are a missing query`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try NewsOptions.options(["search"] + words) }
    #expect(error?.text == "missing QUERY")
    #expect(error?.hints == ["Usage: news search QUERY... [options]"])
  }

  @Test func `a query too long for an address is refused`() {
    #expect(throws: UsageError("QUERY has more than 500 bytes")) {
      try NewsOptions.options(["search", String(repeating: "a", count: 501)])
    }
  }

  @Test(arguments: [
    ("8863", 8863), ("1", 1), ("9007199254740992", 1 << 53), ("0008863", 8863),
    ("https://news.ycombinator.com/item?id=8863", 8863),
    ("http://news.ycombinator.com/item?id=8863#9224", 8863),
    ("news.ycombinator.com/item?p=2&id=8863", 8863),
    ("HTTPS://News.YCombinator.com/item?id=8863&p=2", 8863),
  ])
  func `an item is a number or an address of the site`(text: String, id: Int) throws {
    #expect(try NewsOptions.options(["item", text]).invocation == .item(id))
  }

  @Test(arguments: [
    "0", "-1", "+1", "9007199254740993", "99999999999999999999", "1.0", "abc", "", "٣", "1 ",
    "https://example.org/item?id=1", "https://news.ycombinator.com/user?id=pg",
    "https://news.ycombinator.com/item?id=", "https://news.ycombinator.com/item?id=1.5",
    "https://news.ycombinator.com.example.org/item?id=1", "https://news.ycombinator.com/item",
    "ftp://news.ycombinator.com/item?id=1", "https://news.ycombinator.com/item#?id=1",
  ])
  func `what is neither is refused`(text: String) {
    let error = #expect(throws: UsageError.self) { try NewsOptions.options(["item", "--", text]) }
    #expect(error?.text == "'\(text)' is not a valid ID")
    #expect(error?.hints == [ItemAddress.rule])
  }

  @Test(arguments: ["pg", "a-b_C9", "x", String(repeating: "z", count: 50)])
  func `a user is named by letters, digits, dashes and underscores`(name: String) throws {
    #expect(try NewsOptions.options(["user", name]).invocation == .user(name))
  }

  @Test(arguments: ["", "a b", "a/b", "../item/1", "é", "a.json", "x\u{301}", "٣", "a?b", "a%2F"])
  func `another name is refused before it becomes part of an address`(name: String) {
    let error = #expect(throws: UsageError.self) { try NewsOptions.options(["user", name]) }
    #expect(error?.hints == ["NAME has 1 to 50 letters, digits, - and _."])
  }

  @Test func `the common options arrive`() throws {
    let some = try NewsOptions.options([
      "list", "-qv", "--plain", "--demo", "--timeout", "5", "--hyperlinks=always", "--no-color",
      "--base-url", "http://127.0.0.1:1/v0/", "--search-url=http://localhost:1/api/v1",
    ])
    #expect(some.common.isQuiet && some.common.isVerbose && some.common.isDemo)
    #expect(some.common.output == .plain)
    #expect(some.common.timeout == .seconds(5))
    #expect(some.common.hyperlinks == .always)
    #expect(some.common.color.option == .never)
    #expect(some.baseURL?.path() == "/v0")
    #expect(some.searchURL?.host() == "localhost")
    let none = try NewsOptions.options(["list"])
    #expect(
      !none.common.isQuiet && !none.common.isVerbose && !none.common.isDemo
        && !none.common.isAccessible)
    #expect(none.common.output == .lines && none.common.timeout == .seconds(20))
    #expect(none.baseURL == nil && none.searchURL == nil)
  }

  @Test func `JSON asked for by an option wins over a file that sets plain`() throws {
    #expect(
      try NewsOptions.options(["list", "--json"], file: "plain = yes").common.output == .json)
    #expect(try NewsOptions.options(["list"], file: "plain = yes").common.output == .plain)
  }

  @Test func `C28: colour keeps apart who asked for it`() throws {
    let some = try NewsOptions.options(
      ["list", "--color", "auto"], environment: ["NEWS_COLOR": "never"], file: "color = always")
    #expect(some.common.color.option == .auto)
    #expect(some.common.color.variable == .never)
    #expect(some.common.color.configuration == .always)
  }

  @Test(arguments: [
    ([], [:], nil, false), (["--accessible"], [:], nil, true), ([], ["ACCESSIBLE": "1"], nil, true),
    ([], ["ACCESSIBLE": "no"], nil, false), ([], ["ACCESSIBLE": ""], nil, false),
    ([], ["ACCESSIBLE": "1", "NEWS_ACCESSIBLE": "no"], nil, false),
    ([], ["ACCESSIBLE": "1"], "accessible = no", true), ([], [:], "accessible = yes", true),
  ])
  func `C63: accessibility comes from an option or a variable`(
    words: [String], environment: [String: String], file: String?, isOn: Bool
  ) throws {
    #expect(
      try NewsOptions.options(["list"] + words, environment: environment, file: file).common
        .isAccessible
        == isOn)
  }

  @Test func `C36: an unknown name in the file is a warning`() throws {
    let warnings = try NewsOptions.options(["list"], file: "\nintervall = 20\n").common.warnings
    #expect(
      warnings == [
        UsageWarning(
          "/home/ann/.config/news/config:2: unknown setting 'intervall'",
          hints: ["Did you mean 'interval'?"])
      ])
  }

  @Test(arguments: [
    (["NEWS_LIMIT": "0"], "NEWS_LIMIT"), (["NEWS_BASE_URL": "http://x.org/v0"], "NEWS_BASE_URL"),
    (["NEWS_SEARCH_URL": "https://x.org/v0"], "NEWS_SEARCH_URL"),
    (["NEWS_MATCH": "("], "NEWS_MATCH"), (["NEWS_DEMO": "1"], "NEWS_DEMO"),
  ])
  func `C36: a bad variable ends with 78 and is named`(
    environment: [String: String], name: String
  ) {
    let error = #expect(throws: UsageError.self) {
      try NewsOptions.options(["list"], environment: environment)
    }
    #expect(error?.text.hasSuffix("is not a valid value for \(name)") == true)
    #expect(error?.status == 78)
  }

  @Test func `addresses can be set in the environment`() throws {
    let some = try NewsOptions.options(
      ["list"], environment: ["NEWS_BASE_URL": "http://127.0.0.1:8080/v0"])
    #expect(some.baseURL?.absoluteString == "http://127.0.0.1:8080/v0")
  }
}
