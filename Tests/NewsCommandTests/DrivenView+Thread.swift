import Foundation
import HackerNews

@testable import NewsCommand

extension DrivenView {
  /// A view of the thread on story 1: of its comments, if there are some, all have arrived.
  static func reading(
    of comments: [(id: Int, depth: Int)]? = nil, rows: Int = 24, text: String = "Text"
  ) -> DrivenView {
    var view = DrivenView.of([1], rows: rows)
    view.press("Enter")
    if let comments { view.complete(comments, text: text) }
    return view
  }

  /// Comments as far as they have arrived.
  mutating func grow(_ comments: [(id: Int, depth: Int)], outstanding: Int) {
    take(.thread(id: 1, turn: 0, .grown(Self.thread(comments, outstanding: outstanding))))
  }

  /// All comments.
  mutating func complete(_ comments: [(id: Int, depth: Int)], text: String = "Text") {
    take(.thread(id: 1, turn: 0, .complete(Self.thread(comments, text: text))))
  }

  /// Comments of one text; the one with the number 2 is by `by2`.
  static func thread(
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
