import Foundation
import HackerNews
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ThreadReaderTests {
  @Test func `comments appear as they arrive, and the window stays where it is`() {
    var view = Self.opened(rows: 10)
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
    var view = Self.opened(of: [(2, 0), (21, 1), (211, 2), (3, 0)])
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
    var view = Self.opened(of: [(2, 0), (21, 1), (3, 0), (31, 1), (4, 0)])
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
    var view = Self.opened(of: [(2, 0), (3, 0)], rows: 10, text: long)
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
    var view = Self.opened(of: (2...40).map { ($0, 0) })
    for key in keys { view.press(key) }
    #expect(view.selection?.text == header)
    view.press("PgDn", "PgDn")
    #expect(view.selection != nil)
  }

  @Test func `links have numbers and open with them`() {
    let text =
      #"<a href="https://a.example/x">https://a.example/x</a> and <a href="https://b.example/">b</a>"#
    var view = Self.opened(of: [(2, 0)], text: text)
    #expect(view.lines.contains("[1] https://stories.example/1"))
    #expect(view.lines.contains("https://a.example/x [1] and b (https://b.example/) [2]"))
    view.press("1")
    #expect(view.effects == [.open(URL(string: "https://stories.example/1") ?? URL(filePath: ""))])
    view.press("j", "2")
    #expect(view.effects == [.open(URL(string: "https://b.example/") ?? URL(filePath: ""))])
    view.press("9")
    #expect(view.effects == [])
    view.press("o")
    #expect(view.effects == [.open(URL(string: "https://a.example/x") ?? URL(filePath: ""))])
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

  @Test func `C38, C41: a search goes from match to match, round and round`() {
    var view = Self.opened(of: [(2, 0), (21, 1), (3, 0), (31, 1)])
    view.press("j", "c", "g", "/", "BY21", "Enter")
    #expect(view.selection?.text == "│ by21 · 1h" || view.selection?.text == "by21 · 1h")
    view.press("/", "by3", "Enter", "n")
    #expect(view.selection?.text.hasSuffix("by31 · 1h") == true)
    view.press("n")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("N")
    #expect(view.selection?.text.hasSuffix("by31 · 1h") == true)
    view.press("/", "nowhere", "Enter")
    #expect(view.status.hasPrefix("'nowhere' is not in these comments"))
    view.press("/", "x", "Esc", "q")
    #expect(view.effects == [.leave(.quit)])
  }

  @Test func `u shows who wrote the selected part, and Esc leads back to the place`() {
    var view = Self.opened(of: [(2, 0), (3, 0)])
    view.press("jj", "u")
    #expect(view.state.wishes.user == "by3")
    view.take(.user("by2", .success(User(name: "by2", karma: 1))))
    #expect(view.lines[1] == "loading")
    let about = RichText(html: "Hello")
    view.take(.user("by3", .success(User(name: "by3", karma: 9, about: about, submitted: [1]))))
    #expect(view.lines[0...3] == ["by3", "9 karma, 1 submission", "", "Hello"])
    #expect(view.state.wishes.user == nil)
    view.press("Esc")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("Esc")
    #expect(view.selection?.text.contains("Story 1") == true)
  }

  @Test func `a thread that cannot be had says why, and r asks again`() {
    var view = Self.opened()
    view.take(.thread(id: 1, turn: 0, .failed(DrivenView.failure())))
    #expect(view.status.hasPrefix("error: cannot reach"))
    #expect(view.state.wishes.thread == nil)
    view.press("r")
    #expect(view.state.wishes.thread == ViewWishes.Thread(id: 1, turn: 1))
    view.take(.thread(id: 1, turn: 0, .failed(DrivenView.failure())))
    #expect(view.status.hasPrefix("loading"))
  }

  @Test func `an older thread asked for again stays on show until as much has come`() {
    var view = Self.opened(of: [(2, 0), (3, 0)])
    view.press("r")
    view.take(.thread(id: 1, turn: 1, .grown(Self.thread([(2, 0)]))))
    #expect(view.lines.contains("by3 · 1h"))
    view.take(.thread(id: 1, turn: 1, .complete(Self.thread([(2, 0)]))))
    #expect(!view.lines.contains("by3 · 1h"))
  }

  private static func opened(
    of comments: [(id: Int, depth: Int)]? = nil, rows: Int = 24, text: String = "Text"
  ) -> DrivenView {
    var view = DrivenView.of([1], rows: rows)
    view.press("Enter")
    if let comments { view.complete(comments, text: text) }
    return view
  }

  fileprivate static func thread(
    _ comments: [(id: Int, depth: Int)], text: String = "Text", outstanding: Int = 0
  ) -> CommentThread {
    CommentThread(
      root: .success(DrivenView.story(1)),
      comments: comments.map { id, depth in
        let comment = Comment(
          id: id, author: "by\(id)", time: DrivenView.start - 3600, text: RichText(html: text))
        return CommentThread.Node(id: id, depth: depth, content: .success(comment))
      }, outstanding: outstanding)
  }
}

extension DrivenView {
  fileprivate mutating func grow(_ comments: [(id: Int, depth: Int)], outstanding: Int) {
    let thread = ThreadReaderTests.thread(comments, outstanding: outstanding)
    take(.thread(id: 1, turn: 0, .grown(thread)))
  }

  fileprivate mutating func complete(_ comments: [(id: Int, depth: Int)], text: String = "Text") {
    take(.thread(id: 1, turn: 0, .complete(ThreadReaderTests.thread(comments, text: text))))
  }
}
