import LoopbackServer
import TestSupport
import Testing

/// Every key of the table of keys, in the built tool.
@Suite(.timeLimit(.minutes(5))) struct ViewKeyTableTests {
  /// Keys that draw again what is on show; where nothing can be stopped, Ctrl-Z does no more.
  private static let everywhere = [
    KeyStep(Key.control("l"), .repaints), KeyStep(Key.control("z"), .repaints),
  ]

  private static let moving: [KeyStep] = [
    KeyStep("j", .selects("Story 2 ")), KeyStep("k", .selects("Story 1 ")),
    KeyStep(Key.down, .selects("Story 2 ")), KeyStep(Key.up, .selects("Story 1 ")),
    KeyStep(" ", .selects("Story 22 ")), KeyStep("b", .selects("Story 1 ")),
    KeyStep(Key.pageDown, .selects("Story 22 ")), KeyStep(Key.pageUp, .selects("Story 1 ")),
    KeyStep("G", .selects("Story 60 ")), KeyStep("g", .selects("Story 1 ")),
    KeyStep(Key.end, .selects("Story 60 ")), KeyStep(Key.home, .selects("Story 1 ")),
  ]

  private static let feeds: [KeyStep] = [
    KeyStep(Key.tab, .shows("In new")), KeyStep(Key.shiftTab, .shows("Story 1 ")),
    KeyStep("2", .shows("In new")), KeyStep("3", .shows("In best")),
    KeyStep("4", .shows("In ask")), KeyStep("5", .shows("In show")),
    KeyStep("6", .shows("In job")), KeyStep("1", .shows("Story 1 ")),
  ]

  private static let pages: [KeyStep] = [
    KeyStep(Key.enter, .titles("Story 1")), KeyStep(Key.escape, .selects("Story 1 ")),
    KeyStep("s", .titles("Search all of Hacker News")), KeyStep(Key.escape, .selects("Story 1 ")),
    KeyStep("u", .shows("-3 karma, since 2020-09-13, 3 submissions")),
    KeyStep(Key.escape, .selects("Story 1 ")),
    KeyStep("?", .titles("Keys")), KeyStep(Key.escape, .selects("Story 1 ")),
    KeyStep("/", .states("/")), KeyStep(Key.escape, .states("updated")),
    KeyStep("o", .states("error: cannot start 'https://www.stories.example/1'")),
    KeyStep("p", .shows("paused")), KeyStep("p", .shows("every 3600 s")),
    KeyStep("B", .states("the bell rings")), KeyStep("B", .states("the bell is off")),
    // Keys of comments, and Esc, do nothing to a list.
    KeyStep("c[]nN7\u{1B}[27u", .states("updated")), KeyStep("j", .selects("Story 2 ")),
  ]

  @Test func `C39–C42: the keys of a list`() async throws {
    try await served { news in
      let view = try view(of: news)
      try await view.until("Story 21 ")
      try await view.follow(Self.moving + Self.feeds + Self.pages + Self.everywhere)
      let path = "/v0/topstories.json"
      let past = try await news.server.statistics(when: { $0.openRequests == 0 })
      let count = past.requestsByPath[path] ?? 0
      view.tool.type("r")
      try await news.server.statistics(when: { $0.requestsByPath[path] == count + 1 })
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  private static let reading: [KeyStep] = [
    KeyStep("j", .selects("by221")), KeyStep("k", .selects("by ada")),
    KeyStep(Key.down, .selects("by221")), KeyStep(Key.up, .selects("by ada")),
    KeyStep(" ", .selects("by225")), KeyStep("b", .selects("by ada")),
    KeyStep(Key.pageDown, .selects("by225")), KeyStep(Key.pageUp, .selects("by ada")),
    KeyStep("G", .selects("by260")), KeyStep("g", .selects("by ada")),
    KeyStep(Key.end, .selects("by260")), KeyStep(Key.home, .selects("by ada")),
    KeyStep("]", .selects("by221")), KeyStep("]", .selects("by222")),
    KeyStep("[", .selects("by221")),
    KeyStep("j", .selects("by271")), KeyStep("[", .selects("by221")),
    KeyStep("c", .selects("+2 hidden")), KeyStep("c", .shows("by271")),
    KeyStep("/needle" + Key.enter, .selects("by230")), KeyStep("n", .selects("by240")),
    KeyStep("n", .selects("by230")), KeyStep("N", .selects("by240")),
    KeyStep("g", .selects("by ada")),
  ]

  private static let leading: [KeyStep] = [
    KeyStep("1", .states("error: cannot start 'https://www.stories.example/1'")),
    KeyStep("j", .selects("by221")),
    KeyStep("1", .states("error: cannot start 'https://links.example/a'")),
    KeyStep("2", .states("error: cannot start 'https://links.example/b'")),
    KeyStep("o", .states("error: cannot start 'https://links.example/a'")),
    KeyStep("]", .selects("by222")),
    KeyStep("o", .states("error: cannot start 'https://news.ycombinator.com/item?id=222")),
    KeyStep("u", .titles("by222")), KeyStep(Key.escape, .selects("by222")),
    KeyStep("s", .titles("Search all of Hacker News")), KeyStep(Key.escape, .selects("by222")),
    KeyStep("?", .titles("Keys")), KeyStep(Key.escape, .selects("by222")),
    KeyStep("B", .states("the bell rings")), KeyStep("B", .states("the bell is off")),
    KeyStep("6", .states("comment 4 of 42")),
  ]

  @Test func `C39–C42: the keys of comments`() async throws {
    try await served { news in
      let view = try view(of: news)
      try await view.until("Story 21 ")
      // Not "loading 0/42 comments": without comments no key leads from one to the next.
      try await view.follow([KeyStep(Key.enter, .states("42 comments"))])
      try await view.follow(Self.reading + Self.leading + Self.everywhere)
      view.tool.type("r")
      try await news.server.statistics(when: { $0.requestsByPath["/v0/item/222.json"] == 2 })
      try await view.follow([
        KeyStep("p" + Key.escape, .shows("paused")), KeyStep("p", .shows("every 3600 s")),
        KeyStep(Key.enter, .titles("Story 1")), KeyStep(Key.tab, .shows("In new")),
        KeyStep(Key.enter, .titles("In new")), KeyStep(Key.shiftTab, .selects("Story 1 ")),
        KeyStep(Key.enter, .titles("Story 1")),
      ])
      view.tool.type("q")
      #expect(try await view.tool.finish().ending == .exited(0))
    }
  }

  private static let filtering: [KeyStep] = [
    KeyStep("/qk?1 ", .states("/qk?1 ")), KeyStep(Key.control("u"), .hides("/qk")),
    KeyStep("ory 1", .states("/ory 1")), KeyStep(Key.home + "st", .states("/story 1")),
    KeyStep(Key.end + "9", .states("/story 19")), KeyStep(Key.backspace, .shows("14 found")),
    KeyStep(Key.down, .selects("Story 10 ")), KeyStep(Key.up, .selects("Story 1 ")),
    KeyStep(Key.control("w"), .shows("59 found")), KeyStep("42", .selects("Story 42 ")),
    KeyStep(Key.enter, .titles("Story 42")), KeyStep(Key.escape, .states("/story 42")),
  ]

  /// The answer is the same to each text.
  private static let searching: [KeyStep] = [
    KeyStep("sq1 jk", .selects("Found & kept")), KeyStep(Key.down, .selects("Acme is hiring")),
    KeyStep(Key.up, .selects("Found & kept")), KeyStep(Key.control("w"), .states("search: q1  ")),
    KeyStep(Key.backspace + Key.home + "n", .states("search: nq1")),
    KeyStep(Key.end + "N", .states("search: nq1N")), KeyStep("", .shows("61 found")),
    KeyStep(Key.enter, .titles("The found one")), KeyStep(Key.escape, .states("search: nq1N")),
    KeyStep(Key.control("u"), .hides("Found & kept")),
  ]

  @Test(arguments: [filtering, searching])
  private func `C39–C42: the keys of a field`(steps: [KeyStep]) async throws {
    try await served { news in
      let view = try view(of: news)
      try await view.until("Story 21 ")
      try await view.follow(steps + Self.everywhere + [KeyStep(Key.escape, .states("updated"))])
      try await view.follow([KeyStep("/", .states("/"))])
      view.tool.type(Key.control("c"))
      #expect(try await view.tool.finish().ending == .killed(2))
    }
  }

  @Test func `C39–C42: the keys of a field in comments`() async throws {
    try await served { news in
      let view = try view(of: news)
      try await view.until("Story 21 ")
      // Not "loading 0/42 comments": without comments no key leads from one to the next.
      try await view.follow([KeyStep(Key.enter, .states("42 comments"))])
      try await view.follow([
        KeyStep("/q9 nee", .states("/q9 nee")), KeyStep(Key.control("w"), .hides("nee")),
        KeyStep(Key.backspace + Key.backspace + Key.home + "1", .states("/1q")),
        KeyStep(Key.control("u") + "eedle" + Key.home + "n" + Key.end, .states("/needle")),
        KeyStep(Key.control("l"), .repaints), KeyStep(Key.enter, .selects("by230")),
        KeyStep("/xyz", .states("/xyz")), KeyStep(Key.escape, .states("comment 12 of 42")),
      ])
      view.tool.type(Key.control("c"))
      #expect(try await view.tool.finish().ending == .killed(2))
    }
  }

  /// Sixty stories, the first with comments; feeds with a story each; a user; something to find.
  private func served(_ body: (InventedNews) async throws -> Void) async throws {
    try await InventedNews.served(stories: Array(1...60)) { news in
      for (id, feed) in zip(101..., ["new", "best", "ask", "show", "job"]) {
        news.list([id], feed: feed)
        news.item(id, InventedDocument.story(id, title: "In \(feed)"))
      }
      news.item(1, Self.story)
      for id in 221...260 { news.item(id, Self.comment(id, kids: id == 221 ? [271, 272] : [])) }
      for id in 271...272 { news.item(id, Self.comment(id, kids: [])) }
      for name in ["ada", "by222"] {
        news.answer("/v0/user/\(name).json", .json(InventedDocument.user(name, about: "")))
      }
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      news.item(41, InventedDocument.story(41, title: "The found one"))
      try await body(news)
    }
  }

  private static let story = """
    {"by":"ada","descendants":42,"id":1,"kids":\(Array(221...260)),"score":7,"time":1700000000,\
    "title":"Story 1","type":"story","url":"https://www.stories.example/1"}
    """

  private static func link(_ name: String) -> String {
    let address = "https://links.example/\(name)"
    return #"<a href=\"\#(address)\">\#(address)</a> "#
  }

  /// The first has two links and two replies; two others have a word of their own.
  private static func comment(_ id: Int, kids: [Int]) -> String {
    let text = id == 221 ? link("a") + link("b") : [230, 240].contains(id) ? "A needle" : "Text"
    return InventedDocument.comment(id, parent: 1, kids: kids, text: text)
      .replacing("cat", with: "by\(id)")
  }

  /// A browser that is not there is named in the status line: it is the address itself.
  private func view(of news: InventedNews) throws -> ViewRun {
    try ViewRun(
      news.runOnTerminal("watch", "-n60", "--interval", "3600", environment: ["BROWSER": "%s"]))
  }
}
