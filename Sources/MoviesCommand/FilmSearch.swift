import Movies
import ToolKit

/// A search for films while its words are typed.
typealias FilmSearch = TypedSearch<FoundFilms>

/// The films that a search has found, of the first page.
struct FoundFilms: FoundPage {
  var movies: [Movie]
  /// How many there are on all pages.
  var totalCount: Int

  package var ids: [Int] { movies.map(\.id) }
}
