import HackerNews
import ToolKit

/// A search in all of Hacker News while its words are typed.
typealias SearchReader = TypedSearch<SearchPage>

extension SearchPage: FoundPage {
  package var ids: [Int] { hits.map(\.id) }
}

extension SearchReader {
  /// What was found for the very text in the field.
  var hits: [SearchHit] { found?.hits ?? [] }
}
