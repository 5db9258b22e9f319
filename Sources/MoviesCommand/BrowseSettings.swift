import Movies
import ToolKit

/// What the full-screen view is told once.
struct BrowseSettings: Sendable {
  var list: MovieList
  /// The text of a search that is open from the start; nil without one.
  var search: String?
  /// Whether the films are invented, which the view says.
  var isDemo = false
  var glyphs = ViewGlyphs.unicode
  /// Whether pages of films have room for posters.
  var showsPosters = false
  /// Rows that stand in the place of a poster of so many columns and rows, which is missing or cannot be shown.
  var placeholder: @Sendable (_ columns: Int, _ rows: Int, _ isMissing: Bool) -> [String]
}
