#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One element of `hits`.
///
/// Source: hn.algolia.com/api. `objectID` is a string; the kind stands among the tags; `points` is null on comments,
/// `num_comments` on jobs and at times on polls.
struct SearchHitDocument: Decodable, Sendable {
  var hit: SearchHit?

  private enum CodingKeys: String, CodingKey {
    case objectID, author, title, url, points, children
    case tags = "_tags"
    case time = "created_at_i"
    case storyText = "story_text"
    case commentText = "comment_text"
    case commentCount = "num_comments"
    case parent = "parent_id"
    case storyID = "story_id"
    case storyTitle = "story_title"
    case storyURL = "story_url"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let number = fields.text(.objectID).flatMap { Int($0) } ?? fields.whole(.objectID)
    guard let id = number, IDList.possible.contains(id) else { return }
    guard let item = Self.item(id, in: fields) else { return }
    hit = SearchHit(
      item: item, storyID: fields.whole(.storyID),
      storyTitle: fields.text(.storyTitle).map(HTMLEntity.decoded),
      storyURL: fields.text(.storyURL).flatMap(WebAddress.url))
  }

  private static func item(_ id: Int, in fields: KeyedDecodingContainer<CodingKeys>) -> Item? {
    let tags = fields.strings(.tags)
    let author = fields.text(.author)
    let time = fields.time(.time)
    if tags.contains("comment") {
      guard let text = fields.text(.commentText) else { return nil }
      return .comment(
        Comment(
          id: id, author: author, time: time, parent: fields.whole(.parent),
          text: RichText(html: text), kids: fields.ids(.children)))
    }
    let title = HTMLEntity.decoded(fields.text(.title) ?? "")
    guard title.contains(where: { !$0.isWhitespace }) else { return nil }
    let url = fields.text(.url).flatMap(WebAddress.url)
    let text = fields.text(.storyText).map(RichText.init(html:)).flatMap {
      $0.blocks.isEmpty ? nil : $0
    }
    let points = fields.whole(.points)
    let comments = fields.whole(.commentCount)
    let kids = fields.ids(.children)
    if tags.contains("job") {
      return .job(
        Job(id: id, title: title, author: author, time: time, url: url, text: text, points: points))
    }
    if tags.contains("poll") {
      return .poll(
        Poll(
          id: id, title: title, author: author, time: time, text: text, points: points,
          commentCount: comments, kids: kids))
    }
    guard tags.contains("story") else { return nil }
    return .story(
      Story(
        id: id, title: title, author: author, time: time, url: url, text: text, points: points,
        commentCount: comments, kids: kids))
  }
}
