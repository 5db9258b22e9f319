import LoopbackServer
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct SignalRunTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `C55: a watch at rest dies by the signal, and its connections close`(
    signal: Int32
  ) async throws {
    try await InventedNews.served(stories: [1, 2]) { news in
      let tool = try news.run("watch", "--json").start()
      try await tool.until { $0.outputLines.count == 2 }
      tool.send(signal: signal)
      let end = try await tool.finish()
      #expect(end.ending == .killed(signal) && end.errors == [])
      try await news.server.statistics(when: { $0.openConnections == 0 })
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `C55: it does so during requests as well`(signal: Int32) async throws {
    try await InventedNews.served(stories: Array(1...40)) { news in
      for id in 1...40 { news.spoil("/v0/item/\(id).json", .stallAfterHead) }
      let tool = try news.run("list", "-n", "40").start()
      try await news.server.statistics(when: { $0.openRequests == 16 })
      tool.send(signal: signal)
      let end = try await tool.finish()
      #expect(end.ending == .killed(signal) && end.output == [] && end.errors == [])
      let past = try await news.server.statistics(when: { $0.openConnections == 0 })
      #expect(past.requests == 17 && past.mostConnections <= 17)
    }
  }

  @Test(arguments: ["item 1", "search x", "user ada"])
  func `C55: every command ends by SIGINT while it waits for an answer`(
    line: String
  ) async throws {
    try await InventedNews.served { news in
      for path in ["/api/v1/search", "/v0/user/ada.json", "/v0/item/1.json"] {
        news.spoil(path, .stallBeforeHead)
      }
      var run = news.run()
      run.arguments = line.split(separator: " ").map(String.init) + run.arguments
      let tool = try run.start()
      try await news.server.statistics(when: { $0.openRequests == 1 })
      tool.send(signal: SIGINT)
      #expect(try await tool.finish().ending == .killed(SIGINT))
    }
  }

  @Test func `C55: a second SIGINT changes nothing about the end`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let tool = try news.run("watch").start()
      try await tool.until { $0.outputLines.count == 1 }
      tool.send(signal: SIGINT)
      tool.send(signal: SIGINT)
      #expect(try await tool.finish().ending == .killed(SIGINT))
    }
  }

  @Test func `C55: Ctrl-C on the terminal ends a watch`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let tool = try news.runOnTerminal("watch", "--color", "never").start()
      try await tool.until { $0.screenText.contains("Story 1") }
      tool.type("\u{3}")
      #expect(try await tool.finish().ending == .killed(SIGINT))
    }
  }

  @Test func `a signal that the parent ignored is ignored`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.run("watch")
      run.ignoredSignals = [SIGHUP]
      let tool = try run.start()
      try await tool.until { $0.outputLines.count == 1 }
      tool.send(signal: SIGHUP)
      tool.send(signal: SIGTERM)
      #expect(try await tool.finish().ending == .killed(SIGTERM))
    }
  }

  @Test(arguments: [Set<Int32>(), [SIGHUP]])
  func `C56: a watch whose terminal is gone ends`(ignored: Set<Int32>) async throws {
    try await InventedNews.served(stories: [1]) { news in
      var run = news.runOnTerminal("watch", "--interval", "3600")
      run.ignoredSignals = ignored
      let tool = try run.start()
      try await tool.until { $0.screenText.contains("Story 1") }
      try await tool.hangUp()
      #expect(try await tool.finish().ending == .killed(SIGHUP))
    }
  }
}
