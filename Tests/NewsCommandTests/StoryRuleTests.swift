import Foundation
import HackerNews
import Options
import Terminal
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct StoryRuleTests {
  private let errors = CapturedLines()

  private func fits(_ rule: String, _ item: Item) throws -> Bool {
    let console = Console(tool: "news", output: errors.writer, errors: errors.writer)
    return RuleMatcher(try StoryRule(rule), of: "--match", console: console).fits(item)
  }

  private func story(
    _ title: String = "Plain", url: String? = "https://www.Stories.example/1", by: String? = "ada"
  ) -> Item {
    .story(Story(id: 1, title: title, author: by, url: url.flatMap { URL(string: $0) }))
  }

  @Test(arguments: [
    ("swift|rust", "Trust me", true), ("stories", "x", true), ("Stories", "x", false),
    ("/swift|rust/", "Trust me", true), ("/a/b/", "see a/b", true), ("/", "this/that", true),
    ("//", "http://", true), ("/x", "y/x", true), ("/by:/", "by: me", true),
    ("hosts:", "hosts: a list", true), ("Host:x", "a Host:x", true),
  ])
  func `a plain rule is an expression, with or without slashes around it`(
    rule: String, title: String, fits: Bool
  ) throws {
    #expect(try self.fits(rule, story(title)) == fits)
  }

  @Test(arguments: [
    ("ai", "AI everywhere", true), ("AI", "the ai's", true), ("ai", "OpenAI said", false),
    ("ai", "said, then ai", true), ("c++", "C++26 is out", false), ("c++", "C++ is out", true),
    ("show hn", "Show HN: it", true), ("a a", "xa a a", true), (".", "no dot", false),
    ("école", "l'ÉCOLE", true), ("e", "e\u{301}", false), ("stories", "x", false),
  ])
  func `words stand alone in the title, in whatever case, and are no expression`(
    words: String, title: String, fits: Bool
  ) throws {
    #expect(try self.fits("word:" + words, story(title)) == fits)
  }

  @Test(arguments: [
    ("example.com", "https://example.com/a", true),
    ("example.com", "https://a.b.example.com", true),
    ("EXAMPLE.com", "http://www.Example.COM", true),
    ("www.example.com", "https://example.com", true),
    ("example.com", "https://notexample.com/", false),
    ("example.com", "https://example.com.au", false),
    ("com", "https://example.com", true), ("example.com", nil, false),
    ("example.com", "https://other.example/?example.com", false),
  ])
  func `a host stands for itself and what is below it`(
    host: String, url: String?, fits: Bool
  ) throws {
    #expect(try self.fits("host:" + host, story("example.com", url: url)) == fits)
  }

  @Test(arguments: [("ada", true), ("Ada", true), ("ad", false), ("adam", false)])
  func `a user is meant as a whole`(name: String, fits: Bool) throws {
    #expect(try self.fits("by:" + name, story("by ada")) == fits)
    #expect(try !self.fits("by:" + name, story("by ada", by: nil)))
  }

  @Test(arguments: [
    ("", "REGEX is empty."), ("//a(/", "REGEX is wrong: expected ')'."),
    ("word:", "word: is followed by 1 to 500 characters."),
    ("word: \t", "word: is followed by 1 to 500 characters."),
    ("word:" + String(repeating: "a", count: 501), "word: is followed by 1 to 500 characters."),
    ("host:", "host: is followed by a host such as example.com."),
    ("host:https://example.com", "host: is followed by a host such as example.com."),
    ("host:example.com/a", "host: is followed by a host such as example.com."),
    ("host:*.example.com", "host: is followed by a host such as example.com."),
    ("by:", "by: is followed by the name of a user."),
    ("by:a b", "by: is followed by the name of a user."),
  ])
  func `a bad rule is refused with what is expected`(rule: String, text: String) {
    for option in ["--match", "--mute"] {
      let error = #expect(throws: UsageError.self) {
        try NewsOptions.options(["list", "\(option)=\(rule)"])
      }
      #expect(error?.hints == [text])
      #expect(error?.status == 64)
    }
  }

  @Test func `rules add up, and those of the first source count`() throws {
    let words = ["watch", "--mute", "by:a", "--match=x", "--mute", "host:b.example"]
    let rules = StoryRules(
      match: [.pattern(try StoryPattern("x"))], mute: [.author("a"), .host("b.example")])
    let file = "mute = by:c\nmute = word:d # gone\nmin-points = 5\n"
    let environment = ["NEWS_MUTE": "by:e\nby:f"]
    guard case .watch(let given, _, _) = try NewsOptions.options(words).invocation,
      case .list(let listed) = try NewsOptions.options(["list"], file: file).invocation,
      case .list(let set) = try NewsOptions.options(["list"], environment: environment, file: file)
        .invocation
    else { throw UsageError("no feed") }
    #expect(given.rules == rules)
    #expect(listed.rules == StoryRules(mute: [.author("c"), .words("d")], minPoints: 5))
    #expect(set.rules == StoryRules(mute: [.author("e"), .author("f")], minPoints: 5))
  }

  @Test func `a hundred rules of a kind are enough`() throws {
    let many = Array(repeating: "--mute=by:a", count: 100)
    #expect(throws: Never.self) { try NewsOptions.options(["list"] + many) }
    #expect(throws: UsageError("more than 100 rules for 'mute'")) {
      try NewsOptions.options(["list"] + many + ["--mute=by:b"])
    }
  }
}
