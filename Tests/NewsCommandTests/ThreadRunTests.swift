import Terminal
import TestSupport
import Testing

/// Threads that are odd as a whole.
@Suite(.timeLimit(.minutes(5))) struct ThreadRunTests {
  @Test(arguments: [1, 3, 8])
  func `C53: what stands for a missing story or option is no wider than the window`(
    columns: Int
  ) async throws {
    try await InventedNews.served { news in
      news.item(1, InventedDocument.deleted(1, parent: 0, kids: [2]))
      news.item(2, InventedDocument.comment(2, parent: 1))
      news.item(3, InventedDocument.poll(3, parts: [4]))
      for id in ["1", "3"] {
        let run = news.runOnTerminal("item", id, "-q", "--no-color", columns: columns)
        let lines = try await run.finish().screenLines
        #expect(lines.contains { $0.hasPrefix("…") || $0.hasPrefix("[") })
        #expect(lines.allSatisfy { $0.cellWidth <= columns })
      }
    }
  }

  @Test func `a note says how much of a thread without end was left out`() async throws {
    try await InventedNews.served { news in
      news.item(1, InventedDocument.question(1, kids: [2]))
      for id in 2...100 {
        news.item(id, InventedDocument.comment(id, parent: id - 1, kids: [id + 1]))
      }
      let end = try await news.run("item", "1", "--plain").finish()
      #expect(end.outputLines.count == 81)
      #expect(
        end.errorText == "news: note: 1 comment was not loaded, nor the replies below\n")
    }
  }
}
