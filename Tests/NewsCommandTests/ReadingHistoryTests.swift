import Foundation
import HackerNews
import Screen
import Terminal
import TestSupport
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ReadingHistoryTests {
  @Test func `what is kept is read again, and what cannot be is left out`() {
    let lines =
      "1 5\n2 6\nx y\n3\n4 5 6\n8 5 x\n8 5 6 7\n-\n\n1 7\n99999999999999999999 1\n"
    let history = ReadingHistory(Array(lines.utf8) + [0xFF])
    #expect(String(decoding: history.bytes, as: UTF8.self) == "2 6\n4 5 6\n1 7\n")
    #expect(history.visit(of: 1) == ReadingHistory.Visit(id: 1, comments: 7))
    #expect(history.visit(of: 4) == ReadingHistory.Visit(id: 4, comments: 5, time: 6))
    #expect(history.visit(of: 8) == nil)
    #expect(ReadingHistory(history.bytes) == history)
  }

  @Test func `the oldest visits are forgotten`() {
    var history = ReadingHistory()
    for id in 1...ReadingHistory.mostStories + 1 {
      history.add(ReadingHistory.Visit(id: id, comments: 0))
    }
    #expect(history.visit(of: 1) == nil && history.visit(of: 2)?.comments == 0)
    history.add(ReadingHistory.Visit(id: 2, comments: 9))
    history.add(ReadingHistory.Visit(id: 1, comments: 1))
    #expect(history.visit(of: 2)?.comments == 9 && history.visit(of: 3) == nil)
  }

  @Test func `what was read late does not undo what is known, whichever comes first`() {
    var one = ReadingHistory(Array("1 5 100\n2 6 100\n".utf8))
    let other = ReadingHistory(Array("1 7 101\n2 4 99\n3 1 90\n".utf8))
    one.merge(other)
    #expect(String(decoding: one.bytes, as: UTF8.self) == "1 7 101\n3 1 90\n2 6 100\n")
    one.add(ReadingHistory.Visit(id: 1, comments: 3, time: 100))
    #expect(one.visit(of: 1)?.comments == 7)
    var view = DrivenView.of([1, 2])
    view.press("Enter", "Esc", "j", "Enter", "Esc")
    view.take(.history(ReadingHistory(Array("1 3 1700000000\n".utf8))))
    #expect(Self.isDimmed(row: 2, of: view) && Self.isDimmed(row: 3, of: view))
  }

  @Test func `a thread marks what has come since the last visit, until the next`() {
    var view = DrivenView.of([1])
    let hourAgo = Int(DrivenView.start.timeIntervalSince1970) - 3600
    view.take(.history(ReadingHistory(Array("1 3 \(hourAgo)\n".utf8))))
    view.press("Enter")
    let comments = [(2, -1), (3, 0), (4, 1), (5, 2)].map { id, seconds in
      let time = Date(timeIntervalSince1970: Double(hourAgo + seconds))
      let comment = Comment(id: id, author: "by\(id)", time: time, text: RichText(html: "Text"))
      return CommentThread.Node(id: id, depth: id == 5 ? 1 : 0, content: .success(comment))
    }
    let thread = CommentThread(root: .success(DrivenView.story(1)), comments: comments)
    view.take(.thread(id: 1, turn: 0, .complete(thread)))
    #expect(
      view.lines.filter { $0.contains("by") && !$0.contains("ada") } == [
        "by2 · 1h", "by3 · 1h", "• by4 · 59m", "│ • by5 · 59m",
      ])
    #expect(view.status.hasPrefix("4 comments, 2 new"))
    view.press("Esc", "Enter")
    view.take(.thread(id: 1, turn: 0, .complete(thread)))
    #expect(!view.lines.contains { $0.contains("•") })
    #expect(view.status.hasPrefix("4 comments "))
  }

  @Test func `an opened story is dimmed and tells how many comments are new`() {
    var view = DrivenView.of([1, 2])
    #expect(Self.isDimmed(row: 2, of: view) == false)
    view.press("Enter")
    #expect(view.effects == [.remember(Self.visit(comments: 3))])
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
    #expect(view.effects == [.remember(Self.visit(comments: 8))])
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
      #expect(kept.hasPrefix("1 3 1") && kept.count { $0 == "\n" } == 1)
      news.item(
        1, InventedDocument.story(1).replacing(#""descendants":3"#, with: #""descendants":5"#))
      let view = try ViewRun(news.runOnTerminal("watch", environment: environment))
      try await view.until(" 5+2 ")
    }
  }

  private static func visit(comments: Int) -> ReadingHistory.Visit {
    ReadingHistory.Visit(id: 1, comments: comments, time: 1_700_000_000)
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
