/// What the search service sends for an item with everything below it.
///
/// Source: hn.algolia.com/api. `children` are in no order that means something; what is dead or deleted comes without
/// author and text, or as no more than its number and children.
struct TreeDocument: Sendable {
  var id: Int?
  var document = ItemDocument()
  var children: [TreeDocument] = []

  /// Readers of JSON have bounds of their own; what is nested deeper is left out here.
  static let mostLevels = 200
}

extension TreeDocument: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, author, text, children
    case time = "created_at_i"
    case parent = "parent_id"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = fields.whole(.id)
    document.id = id
    document.type = fields.text(.type) ?? "comment"
    document.by = fields.text(.author)
    document.text = fields.text(.text)
    document.time = fields.time(.time)
    document.parent = fields.whole(.parent)
    guard decoder.codingPath.count < 2 * Self.mostLevels else { return }
    children =
      (try? fields.decodeIfPresent([Lenient<TreeDocument>].self, forKey: .children))?
      .compactMap(\.value) ?? []
  }

  /// The comment that it is, or the gap; the replies in the order of their numbers, the oldest first.
  func answer(for id: Int) -> ItemAnswer {
    var document = document
    document.kids = children.compactMap(\.id).sorted()
    // The index keeps what is gone as a node without author and text, and does not say which of the two it is.
    document.isDeleted = document.by == nil && document.text == nil
    return ItemAnswer(document, for: id)
  }
}
