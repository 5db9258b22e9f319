import Foundation
import LoopbackServer
import TestSupport
import Testing

/// What was recorded from Hacker News, through the whole tool.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
struct RecordedRunTests {
  @Test func `every recorded item can be listed and shown, and none acts on a terminal`()
    async throws
  {
    try await InventedNews.served { news in
      var ids: [Int] = []
      for (name, bytes) in try RecordedItems.files() where name != "item-null.json" {
        guard let id = RecordedItems.id(in: bytes), !ids.contains(id) else { continue }
        news.answer("/v0/item/\(id).json", .json(bytes))
        ids.append(id)
      }
      #expect(ids.count >= 30)
      news.list(ids)
      for words in [
        ["list", "-n500"], ["list", "-n500", "--json"], ["list", "-n500", "--plain"],
      ] {
        var run = news.runOnTerminal("-q", "--no-color")
        run.arguments = words + run.arguments
        let end = try await run.finish()
        #expect(end.ending == .exited(0))
        #expect(end.screenLines.count >= 15)
        #expect(Self.isHarmless(end))
      }
      for id in ids {
        let end = try await news.runOnTerminal("item", "\(id)", "-q", "--no-color").finish()
        #expect([.exited(0), .exited(66), .exited(76)].contains(end.ending), "\(id)")
        #expect(Self.isHarmless(end), "\(id)")
      }
    }
  }

  @Test func `a recorded thread is shown whole`() async throws {
    try await InventedNews.served { news in
      for (_, bytes) in try RecordedItems.files(in: "tree-30852818") {
        let id = try #require(RecordedItems.id(in: bytes))
        news.answer("/v0/item/\(id).json", .json(bytes))
      }
      let end = try await news.run("item", "30852818").finish()
      #expect(end.ending == .exited(0) && end.errors == [])
      #expect(end.outputLines.count == 12)
    }
  }

  @Test(arguments: ["algolia-search", "algolia-search-comments", "algolia-search-empty"])
  func `a recorded search is shown`(name: String) async throws {
    try await InventedNews.served { news in
      let bytes = try Array(RecordedData.hackerNews.data("\(name).json"))
      news.answer("/api/v1/search", .json(bytes))
      let end = try await news.runOnTerminal("search", "x", "-q", "--no-color").finish()
      #expect(end.ending == .exited(0) && Self.isHarmless(end))
    }
  }

  private static func isHarmless(_ end: ToolState) -> Bool {
    end.screen.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
      && !end.screenText.unicodeScalars.contains {
        $0.properties.isBidiControl || (0x80..<0xA0) ~= $0.value
      }
  }
}
