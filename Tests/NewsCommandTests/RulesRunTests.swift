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

/// Rules in the built tool.
@Suite(.timeLimit(.minutes(5))) struct RulesRunTests {
  private func ids(_ state: ToolState) -> [String] {
    state.outputLines.map { line in
      String(line.split(separator: #""id":"#).last?.prefix { $0.isNumber } ?? "")
    }
  }

  @Test(arguments: [
    (["--mute", "host:other.example"], ["2", "3"]), (["--mute=by:Ada"], ["1", "2"]),
    (["--match=by:bob", "--match", "word:three"], ["1", "2", "3"]),
    (["--match=by:bob", "--mute", "word:two", "--mute=zzz"], ["1"]),
    (["--min-points", "8"], ["2"]),
    (["--mute=e"], []),
  ])
  func `a list leaves out what no rule wants, and keeps the ranks`(
    words: [String], ids: [String]
  ) async throws {
    try await InventedNews.served { news in
      news.list([1, 2, 3])
      let story = #""type":"story","time":1700000000,"descendants":0,"url":"https://"#
      news.item(1, #"{"id":1,"title":"One","by":"bob","score":7,\#(story)a.other.example/"}"#)
      news.item(2, #"{"id":2,"title":"Two","by":"bob","score":9,\#(story)two.example/"}"#)
      news.item(3, #"{"id":3,"title":"Three","by":"ada","score":1,\#(story)www.three.example/"}"#)
      var run = news.run("list", "--json")
      run.arguments += words
      let end = try await run.finish()
      #expect(self.ids(end) == ids && end.ending == .exited(0))
      for (line, id) in zip(end.outputLines, ids) { #expect(line.contains(#""position":\#(id),"#)) }
      #expect(end.errorText == (ids.isEmpty ? "news: note: no story matches\n" : ""))
    }
  }

  @Test func `a mute that would take for ever ends the tool and is named`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.item(1, InventedDocument.story(1, title: String(repeating: "a", count: 80) + "b"))
      let end = try await news.run("list", "--mute", "by:bob", "--mute", "/(a+)+$/").finish()
      #expect(end.output == [] && end.ending == .exited(64))
      #expect(end.errorText.hasPrefix("news: error: '(a+)+$' is not a usable value for '--mute'\n"))
    }
  }

  @Test func `C22: a watched story is printed once it has enough points, and only then`()
    async throws
  {
    try await PushedNews.served(stories: [1, 2]) { pushed in
      let tool = try await pushed.started(pushed.watch("--json", "--min-points", "10"))
      pushed.change(2, points: 12)
      try await tool.until { $0.outputLines.count == 1 }
      pushed.change(2, points: 15)
      try await pushed.news.server.statistics { $0.requestsByPath["/v0/item/2.json"] == 3 }
      pushed.push([3, 1, 2], new: [3], points: 9)
      pushed.push([5, 4, 3, 1, 2], new: [4, 5], points: 30)
      try await tool.until { $0.outputLines.count == 3 }
      pushed.change(3, points: 10)
      let state = try await tool.until { $0.outputLines.count == 4 }
      #expect(Set(ids(state)) == ["2", "3", "4", "5"])
      #expect(ids(state).first == "2" && ids(state).last == "3")
      #expect(state.outputLines.allSatisfy { $0.contains(#""event":"new""#) })
      #expect(state.outputLines[0].contains(#""points":12,"position":2,"#))
      tool.send(signal: SIGTERM)
      _ = try await tool.finish()
    }
  }

  @Test func `in the view a story comes in, marked and with a bell, once it has enough points`()
    async throws
  {
    try await PushedNews.served(stories: [1, 2]) { pushed in
      let view = try ViewRun(pushed.view("--min-points", "10", "--bell", "--mute", "word:5"))
      try await view.until("no story matches")
      pushed.push([5, 1, 2], new: [5], points: 30)
      try await pushed.news.server.statistics { $0.requestsByPath["/v0/item/5.json"] == 1 }
      pushed.change(2, points: 12)
      let lines = try await view.until("Story 2")
      #expect(lines.contains { $0.contains("•") && $0.contains("Story 2") })
      #expect(!lines.contains { $0.contains("Story 1") || $0.contains("Story 5") })
      try await view.tool.until { $0.screen.contains(0x07) }
      view.tool.type("q")
      let end = try await view.tool.finish()
      #expect(end.ending == .exited(0))
      // One for the story that came in, none for the muted one.
      #expect(end.screen.count { $0 == 0x07 } == 1)
    }
  }
}
