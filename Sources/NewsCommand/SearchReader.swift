package import HackerNews
import ToolKit

/// A search in all of Hacker News while its words are typed.
typealias SearchReader = TypedSearch<SearchPage>

extension SearchPage: FoundPage {
  package var ids: [Int] { hits.map(\.id) }

  package var next: Int? { page < pageCount && hits.count < SearchQuery.reach ? page + 1 : nil }

  package mutating func append(_ later: SearchPage) {
    // Between two requests hits change places, and one comes again.
    let known = Set(ids)
    hits += later.hits.filter { !known.contains($0.id) }
    unreadableCount += later.unreadableCount
    page = max(page + 1, later.page)
  }
}

extension SearchReader {
  /// What was found for the very text in the field.
  var hits: [SearchHit] { found?.hits ?? [] }
}
