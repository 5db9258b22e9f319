import Foundation
import HackerNews
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ThreadReaderTests {
  @Test func `comments appear as they arrive, and the window stays where it is`() {
    var view = DrivenView.reading(rows: 10)
    #expect(view.lines[0] == "Story 1" && view.status.hasPrefix("loading 0/0"))
    view.grow([(2, 0), (3, 0)], outstanding: 5)
    #expect(view.status.hasPrefix("loading 2/7 comments"))
    view.press("jj")
    #expect(view.selection?.text == "by3 · 1h")
    let row = view.selection?.row
    view.complete([(2, 0), (21, 1), (22, 1), (3, 0), (4, 0)])
    #expect(view.selection?.text == "by3 · 1h")
    #expect(view.selection?.row == row)
    #expect(view.status.hasPrefix("comment 4 of 5"))
  }

  @Test func `replies are indented with guides and hidden with their number`() {
    var view = DrivenView.reading(of: [(2, 0), (21, 1), (211, 2), (3, 0)])
    #expect(view.lines.contains("│ │ by211 · 1h"))
    view.press("j", "c")
    #expect(view.selection?.text == "by2 · 1h · +2 hidden")
    #expect(!view.lines.contains { $0.contains("by21") })
    view.press("j")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("k", "c")
    #expect(view.lines.contains("│ │ by211 · 1h"))
  }

  @Test func `brackets go from one answer to the story to the next`() {
    var view = DrivenView.reading(of: [(2, 0), (21, 1), (3, 0), (31, 1), (4, 0)])
    view.press("]]")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("]", "]")
    #expect(view.selection?.text == "by4 · 1h")
    view.press("[[")
    #expect(view.selection?.text == "by2 · 1h")
    view.press("j", "[")
    #expect(view.selection?.text == "by2 · 1h")
  }

  @Test func `a comment longer than the window is read row by row`() {
    let long = (1...30).map { "line \($0)" }.joined(separator: "<br>")
    var view = DrivenView.reading(of: [(2, 0), (3, 0)], rows: 10, text: long)
    view.press("j")
    #expect(view.lines[1] == "by2 · 1h" && view.lines[8] == "line 7")
    view.press("jj")
    #expect(view.lines[1] == "line 2" && view.lines[8] == "line 9")
    for _ in 0..<21 { view.press("j") }
    #expect(view.lines[8] == "line 30")
    view.press("j")
    #expect(view.lines[1] == "by3 · 1h")
    view.press("k")
    #expect(view.lines[7] == "line 30")
  }

  @Test(arguments: [
    (["G"], "by40 · 1h"), (["G", "g", "j"], "by2 · 1h"),
    (["G", "PgUp", "PgDn", "PgDn"], "by40 · 1h"),
  ])
  func `pages and ends`(keys: [String], header: String) {
    var view = DrivenView.reading(of: (2...40).map { ($0, 0) })
    for key in keys { view.press(key) }
    #expect(view.selection?.text == header)
    view.press("PgDn", "PgDn")
    #expect(view.selection != nil)
  }

  @Test func `code keeps its rows, and what is gone above a reply is one line`() {
    var view = DrivenView.of([1])
    view.press("Enter")
    let code = RichText(html: "Look:<p><pre><code>  if a {\n    b\n  }</code></pre>")
    let thread = CommentThread(
      root: .success(DrivenView.story(1)),
      comments: [
        CommentThread.Node(id: 2, depth: 0, content: .failure(Gap(id: 2, reason: .dead))),
        CommentThread.Node(
          id: 3, depth: 1, content: .success(Comment(id: 3, author: "bo", text: code))),
      ])
    view.take(.thread(id: 1, turn: 0, .complete(thread)))
    let start = view.lines.firstIndex(of: "[dead]") ?? 0
    #expect(
      view.lines[start..<start + 8] == [
        "[dead]", "", "│ bo", "│ Look:", "│", "│   if a {", "│     b", "│   }",
      ])
  }

  @Test func `a poll has bars`() {
    var view = DrivenView.of([1])
    view.press("Enter")
    let options = [(80, "One"), (40, "Two"), (1, "Three"), (0, "None")].map { votes, text in
      PollOption(id: votes, text: RichText(html: text), votes: votes)
    }
    let thread = CommentThread(
      root: .success(DrivenView.story(1)),
      options: options.map { .success($0) } + [.failure(Gap(id: 9, reason: .deleted))])
    view.take(.thread(id: 1, turn: 0, .complete(thread)))
    let start = view.lines.firstIndex { $0.hasSuffix("One") } ?? 0
    let bars = view.lines[start..<start + 5].map { line in
      line.filter { "█▁".contains($0) }
    }
    #expect(
      bars == [String(repeating: "█", count: 20), String(repeating: "█", count: 10), "▁", "", ""])
    #expect(view.lines[start + 4].hasSuffix("[deleted]"))
  }
}
