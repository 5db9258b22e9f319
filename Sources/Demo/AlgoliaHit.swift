/// An item as the search service knows it.
struct AlgoliaHit {
  let item: DemoItem
  /// The story it is or belongs to.
  let story: DemoItem
  let tags: Set<String>
  /// Lower-case title, text and address.
  let searchableText: String

  init(_ item: DemoItem, in story: DemoItem, isOnFrontPage: Bool) {
    (self.item, self.story) = (item, story)
    var tags: Set = [item.kind.rawValue, "author_\(item.by)", "story_\(story.id)"]
    if item.title?.hasPrefix("Ask HN:") == true { tags.insert("ask_hn") }
    if item.title?.hasPrefix("Show HN:") == true { tags.insert("show_hn") }
    if isOnFrontPage { tags.insert("front_page") }
    self.tags = tags
    searchableText = [item.title, item.text, item.url].compactMap(\.self).joined(separator: " ")
      .lowercased()
  }

  /// The value of a field that can be filtered by.
  func number(_ field: String) -> Int? {
    switch field {
    case "created_at_i": item.time
    case "points": item.kind == .comment ? nil : item.score
    case "num_comments": item.descendants
    default: nil
    }
  }

  var document: JSON {
    var members: [String: JSON] = [
      "objectID": .text(String(item.id)), "author": .text(item.by),
      "created_at_i": .number(item.time),
      "created_at": .text(utcTimestamp(item.time)), "updated_at": .text(utcTimestamp(item.time)),
      "_tags": .array(tags.sorted().map(JSON.text)), "story_id": .number(story.id),
      "points": JSON(number("points")),
    ]
    if !item.kids.isEmpty { members["children"] = .numbers(item.kids.sorted()) }
    if item.kind == .comment {
      members["comment_text"] = JSON(item.text)
      members["parent_id"] = JSON(item.parent)
      members["story_title"] = JSON(story.title)
      if let url = story.url { members["story_url"] = .text(url) }
    } else {
      members["title"] = JSON(item.title)
      members["num_comments"] = JSON(item.descendants)
      if let url = item.url { members["url"] = .text(url) }
      if let text = item.text { members["story_text"] = .text(text) }
    }
    return .object(members)
  }
}
