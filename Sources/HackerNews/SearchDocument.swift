/// What `search` and `search_by_date` send.
///
/// Source: hn.algolia.com/api. Beyond the 1,000th hit `hits` is empty, `nbPages` is 0 and a `message` says so.
struct SearchDocument: Decodable, Sendable {
  var hits: [Lenient<SearchHitDocument>]
  var total: Int?
  var pages: Int?
  var hasMessage: Bool

  private enum CodingKeys: String, CodingKey { case hits, nbHits, nbPages, message }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // Without `hits` it is an error that merely looks like an answer.
    hits = try fields.decode([Lenient<SearchHitDocument>].self, forKey: .hits)
    total = fields.whole(.nbHits)
    pages = fields.whole(.nbPages)
    hasMessage = fields.text(.message) != nil
  }

  func page(for query: SearchQuery) -> SearchPage {
    var seen: Set<Int> = []
    let readable = hits.compactMap { $0.value?.hit }
    return SearchPage(
      hits: readable.filter { seen.insert($0.id).inserted },
      unreadableCount: hits.count - readable.count, page: query.page, pageCount: max(0, pages ?? 1),
      totalCount: max(readable.count, total ?? 0), isBeyondReach: hits.isEmpty && hasMessage)
  }
}
