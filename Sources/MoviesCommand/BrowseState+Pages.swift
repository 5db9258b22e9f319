import Movies
import ToolKit

extension BrowsePage {
  /// The film on this page, if it shows one.
  var details: DetailsReader? { if case .details(let reader) = self { reader } else { nil } }
}

extension BrowseState {
  /// The search on show or below a film.
  var search: FilmSearch? {
    pages.lazy.compactMap { page in
      if case .search(let search) = page { search } else { nil }
    }.first
  }

  /// Puts a page over what is on show.
  mutating func open(_ page: BrowsePage) { pages.append(page) }

  /// Opens the page of a film.
  mutating func open(_ movie: Movie?) {
    if let movie { open(.details(DetailsReader(movie: movie))) }
  }

  /// Changes the film on show or below.
  mutating func changeDetails(_ change: (inout DetailsReader) -> Void) {
    for index in pages.indices {
      guard case .details(var reader) = pages[index] else { continue }
      change(&reader)
      pages[index] = .details(reader)
    }
  }

  /// Changes the search, if there is one.
  mutating func changeSearch(_ change: (inout FilmSearch) -> Void) {
    for index in pages.indices {
      guard case .search(var search) = pages[index] else { continue }
      change(&search)
      pages[index] = .search(search)
    }
  }
}
