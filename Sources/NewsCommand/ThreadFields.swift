import HackerNews

/// A thread as records of fields: the item, the options of a poll, then the comments, each before its replies.
struct ThreadFields {
  /// In the order that help states: depth, id, points, comments, author, time, title, url, text.
  let records: [[String]]

  init(_ thread: CommentThread, id: Int) {
    var records: [[String]] = []
    switch thread.root {
    case .success(let item): records.append(Self.record(item, depth: 0))
    case .failure(let gap): records.append(Self.record(gap, depth: 0))
    }
    for option in thread.options {
      switch option {
      case .success(let option): records.append(Self.record(.pollOption(option), depth: 1))
      case .failure(let gap): records.append(Self.record(gap, depth: 1))
      }
    }
    for node in thread.comments {
      switch node.content {
      case .success(let comment):
        records.append(Self.record(.comment(comment), depth: node.depth + 1))
      case .failure(let gap): records.append(Self.record(gap, depth: node.depth + 1))
      }
    }
    self.records = records
  }

  private static func record(_ item: Item, depth: Int) -> [String] {
    [String(depth)] + StoryRecord(item: item).fields.dropFirst() + [item.text?.plainText ?? ""]
  }

  private static func record(_ gap: Gap, depth: Int) -> [String] {
    [String(depth), String(gap.id), "", "", "", "", "", "", "[\(gap.reason.category)]"]
  }
}
