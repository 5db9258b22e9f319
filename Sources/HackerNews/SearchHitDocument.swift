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
    guard let id = number, IDList.possible.contains(id),
      case .item(let item) = ItemReading(Self.document(of: id, in: fields), for: id)
    else { return }
    hit = SearchHit(
      item: item, storyID: fields.whole(.storyID),
      storyTitle: fields.text(.storyTitle).map(HTMLEntity.decoded),
      storyURL: fields.text(.storyURL).flatMap(WebAddress.url))
  }

  /// What the official service would send, so that both are judged alike.
  private static func document(
    of id: Int, in fields: KeyedDecodingContainer<CodingKeys>
  ) -> ItemDocument {
    let tags = fields.strings(.tags)
    let type = ["comment", "job", "poll", "story"].first(where: tags.contains)
    return ItemDocument(
      id: id, type: type, by: fields.text(.author), time: fields.time(.time),
      title: fields.text(.title), url: fields.text(.url),
      text: fields.text(type == "comment" ? .commentText : .storyText),
      score: fields.whole(.points), descendants: fields.whole(.commentCount),
      parent: fields.whole(.parent), kids: fields.ids(.children))
  }
}
