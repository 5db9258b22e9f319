import Foundation
import LoopbackServer
import TerminalModel
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct ViewKeysRunTests {
  @Test func `C41: a search is sent once for what was typed, and its result opens`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      news.item(41, InventedDocument.story(41, title: "The found one"))
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 1")
      let found = try await view.press("sfound", until: "Found & kept")
      #expect(found.last?.hasPrefix("search: found") == true)
      try await view.press("\r", until: "The found one")
      let past = try await news.server.statistics(when: { $0.openRequests == 0 })
      #expect(past.requestsByPath["/api/v1/search"] == 1)
      #expect(past.recentRequests.contains { $0.target.contains("query=found&") })
      try await view.press("\u{1B}", until: "search: found")
    }
  }

  @Test func `hits behind the first page come as the selection nears the end, each page once`()
    async throws
  {
    try await InventedNews.served(stories: [1]) { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 1")
      try await view.press("sfound", until: "Found & kept")
      view.tool.type("\u{1B}[B")
      let past = try await news.server.statistics(when: {
        $0.openRequests == 0 && $0.requestsByPath["/api/v1/search"] == 3
      })
      for page in 0...2 {
        #expect(past.recentRequests.count { $0.target.contains("page=\(page)&") } == 1)
      }
      try await view.press("\u{1B}", until: "Story 1")
    }
  }

  @Test func `a filter and the keys of a field work byte by byte`() async throws {
    try await InventedNews.served(stories: Array(1...20)) { news in
      let view = try ViewRun(news.runOnTerminal("watch"))
      try await view.until("Story 20")
      try await view.press("/story 1x\u{7F}", until: "11 found")
      try await view.press("\u{17}\u{1B}[200~STORY\n20\u{1B}[201~", until: "1 found")
      let all = try await view.press("\u{1B}", until: "? help")
      #expect(all.count { $0.contains("Story") } == 20)
    }
  }

  @Test func `C47: after each resize the whole view is drawn for the new size`() async throws {
    try await InventedNews.served(stories: Array(1...40)) { news in
      let view = try ViewRun(news.runOnTerminal("watch", "-n40"))
      try await view.until("Story 21")
      for (columns, rows) in [(40, 12), (19, 4), (1, 1), (200, 60), (80, 24)] {
        let former = view.tool.state.screen.count
        view.tool.resize(columns: columns, rows: rows)
        let wished = columns < 20 ? "w" : "Story \(min(40, rows - 3))"
        try await view.tool.until { state in
          var terminal = TerminalModel(columns: columns, rows: rows)
          let new = state.screen.dropFirst(former)
          terminal.apply(new)
          return terminal.clearings > 0
            && terminal.lines.contains { $0.contains(columns == 1 ? "…" : wished) }
        }
      }
    }
  }

  @Test func `what the keys before q are for is done, also where all come at once`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      let folder = try TemporaryFolder()
      let view = try ViewRun(
        news.runOnTerminal("watch", environment: ["XDG_STATE_HOME": folder.path]))
      try await view.until("updated just now")
      view.tool.type("\rq")
      #expect(try await view.tool.finish().ending == .exited(0))
      let history = try? String(contentsOfFile: folder.path + "/news/history", encoding: .utf8)
      #expect(history?.hasPrefix("1 ") == true)
    }
  }

  @Test func `o starts the browser without a shell, and says if there is none`() async throws {
    try await InventedNews.served { news in
      let folder = try TemporaryFolder()
      let pipe = folder.path + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let script = try folder.write("#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(pipe)'\n", to: "browser")
      chmod(script, 0o700)
      news.list([1])
      let address = "https://stories.example/$(touch%20x)?a=1&b='2';c"
      news.item(1, #"{"id":1,"type":"story","title":"Story 1","url":"\#(address)"}"#)
      let view = try ViewRun(
        news.runOnTerminal("watch", environment: ["BROWSER": "\(script) --new %s:lynx"]))
      try await view.until("Story 1")
      view.tool.type("o")
      let words = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let bytes = try? FileHandle(forReadingAtPath: pipe)?.readToEnd()
          continuation.resume(returning: String(decoding: bytes ?? Data(), as: UTF8.self))
        }
      }
      #expect(words == "--new\n\(address)\n")
      let other = try ViewRun(
        news.runOnTerminal("watch", environment: ["BROWSER": "no-such-browser"]))
      try await other.until("Story 1")
      try await other.press("o", until: "error: cannot start 'no-such-browser': No such file")
    }
  }
}
