#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A comment, or what is left of one, outside its place in a thread.
struct CommentRecord {
  /// What a comment was said to in the end.
  struct Story: Sendable, Equatable {
    var id: Int
    var title: String?
    var url: String?
  }

  var id: Int
  var author: String?
  var time: Date?
  var parent: Int?
  var text: String?
  /// Why there is no text.
  var missing: String?
  var story: Story?
  /// The place among search results.
  var position: Int?

  init(_ comment: Comment, story: Story?, position: Int? = nil) {
    id = comment.id
    author = comment.author
    time = comment.time
    parent = comment.parent
    text = comment.text.plainText
    self.story = story
    self.position = position
  }

  init(_ gap: Gap, story: Story?) {
    id = gap.id
    missing = gap.reason.category
    self.story = story
  }

  /// Its line among search results.
  func line(in layout: Layout) -> String {
    switch layout.form {
    case .rows: row(in: layout)
    case .sentences: sentence(in: layout)
    case .fields:
      layout.line([
        position.map(String.init) ?? "", String(id), "", "", author ?? "", time?.iso8601 ?? "",
        story?.title ?? "", story?.url ?? "", text ?? "",
      ])
    case .objects: JSONValue.object(members(replies: [])).line
    }
  }

  /// The members of its JSON object.
  func members(replies: [JSONValue]) -> [String: JSONValue] {
    [
      "author": JSONValue(author), "id": .integer(id), "kind": "comment",
      "missing": JSONValue(missing), "parent": JSONValue(parent),
      "position": JSONValue(position), "replies": .array(replies),
      "story_id": JSONValue(story?.id), "story_title": JSONValue(story?.title),
      "text": JSONValue(text), "time": JSONValue(time?.timestamp?.iso8601),
    ]
  }

  private func row(in layout: Layout) -> String {
    let width = layout.columns()
    let rank = (position.map(String.init) ?? "").fit(4, alignment: .trailing)
    let age = layout.age(of: time).fit(10, alignment: .trailing)
    let author = (author ?? "").safeLine.fit(14)
    let start = [(rank, Style.rank), (age, .age), (author, .title)]
      .map { layout.styled($0.0, $0.1) + " " }.joined()
    let rest = width - 31
    guard rest >= 20 else { return (text ?? "").safeLine.cut(to: width) }
    let said = (text ?? "").safeLine.cut(to: rest)
    let room = rest - said.cellWidth - 3
    // A stump of a title says nothing.
    guard let title = story?.title?.safeLine, !title.isEmpty, room >= min(10, title.cellWidth)
    else {
      return start + said
    }
    return start + said + layout.styled(" · " + title.cut(to: room), .age)
  }

  private func sentence(in layout: Layout) -> String {
    let about = story?.title.map { " on \($0)" } ?? ""
    let age = layout.age(of: time)
    let start = position.map { "\($0). " } ?? ""
    return "\(start)\(author ?? "somebody")\(about), \(age): \(text ?? "")".safeLine
  }
}
