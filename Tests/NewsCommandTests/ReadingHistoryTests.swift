import Foundation
import HackerNews
import Screen
import Terminal
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(1))) struct ReadingHistoryTests {
  @Test func `what is kept is read again, and what cannot be is left out`() {
    let bytes = Array("1 5\n2 6\nx y\n3\n4 5 6\n-\n\n1 7\n99999999999999999999 1\n".utf8) + [0xFF]
    let history = ReadingHistory(bytes)
    #expect(String(decoding: history.bytes, as: UTF8.self) == "2 6\n1 7\n")
    #expect(history.comments(of: 1) == 7 && history.comments(of: 3) == nil)
    #expect(ReadingHistory(history.bytes) == history)
  }

  @Test func `the oldest visits are forgotten`() {
    var history = ReadingHistory()
    for id in 1...ReadingHistory.mostStories + 1 {
      history.add(ReadingHistory.Visit(id: id, comments: 0))
    }
    #expect(history.comments(of: 1) == nil && history.comments(of: 2) == 0)
    history.add(ReadingHistory.Visit(id: 2, comments: 9))
    history.add(ReadingHistory.Visit(id: 1, comments: 1))
    #expect(history.comments(of: 2) == 9 && history.comments(of: 3) == nil)
  }

  @Test func `an opened story is dimmed and tells how many comments are new`() {
    var view = DrivenView.of([1, 2])
    #expect(Self.isDimmed(row: 2, of: view) == false)
    view.press("Enter")
    #expect(view.effects == [.remember(ReadingHistory.Visit(id: 1, comments: 3))])
    view.press("Esc")
    #expect(Self.isDimmed(row: 2, of: view) && !Self.isDimmed(row: 3, of: view))
    view.take(.history(ReadingHistory(Array("2 1\n".utf8))))
    #expect(view.lines[3].hasPrefix("  2      7  3+2   1h Story 2"))
  }

  @Test(arguments: [(12, 9, "12+3"), (1234, 1200, "1234+"), (9, 12, "9"), (123, 111, "123+12")])
  func `a number of new comments gives way to that of all`(
    comments: Int, before: Int, cell: String
  ) {
    let story = Item.story(Story(id: 1, title: "", commentCount: comments))
    let record = StoryRecord(item: story, feed: .top)
    let text = StoryColumn.comments.cell(of: record, age: "", news: max(0, comments - before))
    #expect(text.filter { $0 != " " } == cell)
  }

  @Test func `what was read in a thread is not new in the list`() {
    var view = DrivenView.of([1])
    view.press("Enter")
    let story = Item.story(Story(id: 1, title: "Story 1", commentCount: 8))
    view.take(.thread(id: 1, turn: 0, .complete(CommentThread(root: .success(story)))))
    #expect(view.effects == [.remember(ReadingHistory.Visit(id: 1, comments: 8))])
  }

  @Test func `C35: it is kept below the folder for state, unless that is not wanted`() async throws
  {
    try await InventedNews.served(stories: [1, 2]) { news in
      let folder = try TemporaryFolder()
      let environment = ["XDG_STATE_HOME": folder.path]
      for words in [["--no-history"], ["--history"]] {
        var run = news.runOnTerminal("watch", environment: environment)
        run.arguments += words
        let view = try ViewRun(run)
        try await view.until("Story 1")
        try await view.press("\r", until: "no comments")
        view.tool.type("q")
        #expect(try await view.tool.finish().ending == .exited(0))
        let isKept = words == ["--history"]
        #expect(folder.contents.contains("news/history") == isKept)
      }
      let kept = try String(contentsOfFile: folder.path + "/news/history", encoding: .utf8)
      #expect(kept == "1 3\n")
      news.item(
        1, InventedDocument.story(1).replacing(#""descendants":3"#, with: #""descendants":5"#))
      let view = try ViewRun(news.runOnTerminal("watch", environment: environment))
      try await view.until(" 5+2 ")
    }
  }

  private static func isDimmed(row: Int, of view: DrivenView) -> Bool {
    let frame = view.state.frame()
    return frame[row: row, column: frame.text(row: row).distance(of: "Story")].style.faint
  }
}

extension String {
  /// How many characters stand before `text`; 0 where it does not occur.
  fileprivate func distance(of text: String) -> Int {
    range(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}
