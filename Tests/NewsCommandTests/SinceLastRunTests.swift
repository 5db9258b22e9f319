import Foundation
import LoopbackServer
import Terminal
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `news list --since-last`, run again and again.
@Suite(.timeLimit(.minutes(5))) struct SinceLastRunTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A run with the state that the ones before have left.
  private func run(_ news: InventedNews, _ words: String...) -> ToolRun {
    var run = news.run("list", "--since-last", "--json", environment: ["HOME": home.path])
    run.arguments += words
    return run
  }

  private func ids(_ end: ToolState) -> [Int] {
    end.outputLines.compactMap { line in
      line.firstRange(of: #""id":"#).flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
  }

  @Test func `the first time all is printed, then only what is new, then nothing`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let first = try await run(news).finish()
      #expect(ids(first) == [1, 2] && first.errors == [] && first.ending == .exited(0))
      let second = try await run(news).finish()
      #expect(second.output == [] && second.errors == [] && second.ending == .exited(0))
      news.list([3, 1, 2])
      news.item(3, InventedDocument.story(3))
      let third = try await run(news).finish()
      #expect(ids(third) == [3] && third.outputText.contains(#""position":1,"#))
      // What is known is not fetched.
      let past = news.server.statistics.requestsByPath
      #expect(past["/v0/item/1.json"] == 1 && past["/v0/item/3.json"] == 1)
      let without = try await news.run("list", environment: ["HOME": home.path]).finish()
      #expect(without.outputLines.count == 3)
    }
  }

  @Test func `a feed, and a service, have each their own last time`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.list([1], feed: "new")
      let top = try await run(news).finish()
      #expect(ids(top) == [1])
      let new = try await run(news, "--feed", "new").finish()
      #expect(ids(new) == [1])
      let newAgain = try await run(news, "--feed", "new").finish()
      #expect(ids(newAgain) == [])
    }
    try await InventedNews.served(stories: [1]) { other in
      let elsewhere = try await run(other).finish()
      #expect(ids(elsewhere) == [1])
    }
  }

  @Test func `what could not be loaded comes once it can`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.spoil("/v0/item/2.json", .status(418))
      let first = try await run(news).finish()
      #expect(ids(first) == [1] && first.ending == .exited(0))
      #expect(first.errorText.hasPrefix("news: note: 1 of 2 stories cannot be shown: "))
      news.spoil("/v0/item/2.json", nil)
      let second = try await run(news).finish()
      #expect(ids(second) == [2] && second.errors == [])
    }
  }

  @Test func `C14: where no list or nothing of it is to be had that is an error`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.spoil("/v0/item/1.json", .status(418))
      let none = try await run(news).finish()
      #expect(none.ending == .exited(1))
      news.spoil("/v0/topstories.json", .html)
      let noList = try await run(news).finish()
      #expect(noList.ending == .exited(76))
    }
    #expect(home.contents == [])
  }

  @Test func `a limit, and rules, only put off what they leave out`() async throws {
    try await InventedNews.served(stories: [1, 2, 13]) { news in
      let muted = try await run(news, "-n", "2", "--mute", "2").finish()
      #expect(ids(muted) == [1])
      let few = try await run(news, "--min-points", "8").finish()
      #expect(ids(few) == [])
      let all = try await run(news).finish()
      #expect(ids(all) == [2, 13])
    }
  }

  @Test func `C18: what could not be written comes again`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      var full = run(news)
      full.output = .file("/dev/full")
      #expect(try await full.finish().ending == .exited(74))
      news.spoil("/v0/item/2.json", .stallBeforeHead)
      let cut = try run(news).start()
      try await cut.until { $0.outputLines.count == 1 }
      try await cut.closeOutput()
      #expect(try await cut.finish().ending == .killed(SIGPIPE))
      news.spoil("/v0/item/2.json", nil)
      let again = try await run(news).finish()
      #expect(ids(again).contains(2))
      let last = try await run(news).finish()
      #expect(ids(last) == [])
    }
  }

  @Test func `C55: Ctrl-C loses nothing that was not printed`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.spoil("/v0/item/2.json", .stallBeforeHead)
      let tool = try run(news).start()
      try await tool.until { $0.outputLines.count == 1 }
      tool.send(signal: SIGINT)
      #expect(try await tool.finish().ending == .killed(SIGINT))
      news.spoil("/v0/item/2.json", nil)
      let later = try await run(news).finish()
      // Story 1 again where the disk is slower than the time until it is killed.
      #expect(ids(later).last == 2 && later.errors == [])
    }
  }

  /// In this process, where no real clock ends the keeping.
  @Test func `C55: what was printed before the cancellation is kept`() async throws {
    let news = ScriptedNews()
    let work = try news.work(
      ["list", "--since-last", "--json"], environment: ["HOME": home.path],
      clock: .continuous)
    news.service.set(list: "top", to: [1, 2])
    news.service.set(item: 1, to: InventedDocument.story(1))
    news.service.hold(item: 2)
    let run = Task { await work() }
    while news.output.takeIDs() != [1] { await Task.yield() }
    run.cancel()
    _ = await run.value
    news.service.set(item: 2, to: InventedDocument.story(2))
    #expect(await work() == .success)
    #expect(news.output.takeIDs() == [2])
  }

  @Test func `two at a time lose nothing of each other`() async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      news.list([3, 4], feed: "new")
      for id in 3...4 { news.item(id, InventedDocument.story(id)) }
      async let top = run(news).finish()
      async let new = run(news, "--feed", "new").finish()
      #expect(try await ids(top) == [1, 2])
      #expect(try await ids(new) == [3, 4])
      let topAgain = try await run(news).finish()
      #expect(ids(topAgain) == [])
      let newAgain = try await run(news, "--feed", "new").finish()
      #expect(ids(newAgain) == [])
    }
  }

  @Test func `a damaged file is as good as none`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      try home.write("\u{0}damage", to: ".local/state/news/printed")
      let first = try await run(news).finish()
      #expect(ids(first) == [1])
      let second = try await run(news).finish()
      #expect(ids(second) == [])
    }
  }

  @Test func `where nothing can be kept all is printed, with a warning`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      try home.write("", to: "state")
      var run = run(news)
      run.environment["XDG_STATE_HOME"] = home.path + "/state"
      let end = try await run.finish()
      #expect(end.ending == .exited(1) && end.output == [])
      #expect(end.errorText.hasPrefix("news: error: cannot read what was printed before: "))
      run.environment["XDG_STATE_HOME"] = "/proc/none"
      let other = try await run.finish()
      #expect(ids(other) == [1] && other.ending == .exited(0))
      #expect(
        other.errorText.hasPrefix(
          "news: warning: cannot keep what was printed, which will be printed again: "))
      run.environment = ["HOME": ""]
      let homeless = try await run.finish()
      #expect(homeless.ending == .exited(78) && homeless.output == [])
    }
  }

  @Test func `the demo keeps nothing: all is new`() async throws {
    for _ in 1...2 {
      let run = ToolRun(
        "news", ["list", "--since-last", "--demo", "-q", "-n3"], environment: ["HOME": home.path])
      let end = try await run.finish()
      #expect(end.outputLines.count == 3 && end.ending == .exited(0))
    }
    #expect(home.contents == [])
  }
}
