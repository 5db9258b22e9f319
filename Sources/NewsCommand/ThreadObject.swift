#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A thread as one JSON object, the comments nested as replies.
struct ThreadObject {
  /// The object.
  let value: JSONValue

  init(_ thread: CommentThread, id: Int) {
    let nodes = thread.comments
    let story = CommentRecord.Story(thread)
    var index = 0
    /// The replies of one level, from `index` on; the levels are bounded by the loading.
    func replies(at depth: Int) -> [JSONValue] {
      var values: [JSONValue] = []
      while index < nodes.count, nodes[index].depth == depth {
        let record = CommentRecord(nodes[index], story: story)
        index += 1
        values.append(.object(record.members(replies: replies(at: depth + 1))))
      }
      return values
    }
    let below = replies(at: 0)
    switch thread.root {
    case .success(.comment(let comment)):
      value = .object(CommentRecord(comment, story: nil).members(replies: below))
    case .failure(let gap):
      value = .object(CommentRecord(gap, story: nil).members(replies: below))
    case .success(.pollOption(let option)): value = Self.option(option)
    case .success(let item):
      var members = StoryRecord(item: item).members
      members["options"] = .array(thread.options.compactMap { try? $0.get() }.map(Self.option))
      members["replies"] = .array(below)
      value = .object(members)
    }
  }

  private static func option(_ option: PollOption) -> JSONValue {
    .object([
      "author": JSONValue(option.author), "id": .integer(option.id), "kind": "poll_option",
      "poll": JSONValue(option.poll), "text": .string(option.text.plainText),
      "time": JSONValue(option.time?.timestamp?.iso8601), "votes": JSONValue(option.votes),
    ])
  }
}

extension CommentRecord {
  init(_ node: CommentThread.Node, story: Story?) {
    switch node.content {
    case .success(let comment): self.init(comment, story: story)
    case .failure(let gap): self.init(gap, story: story)
    }
  }
}

extension CommentRecord.Story {
  /// The story or poll that a thread hangs from.
  init?(_ thread: CommentThread) {
    guard let item = try? thread.root.get(), item.title != nil else { return nil }
    self.init(id: item.id, title: item.title, url: item.url?.absoluteString)
  }
}
