/// Something that lies over a list.
enum BrowsePage: Equatable, Sendable {
  case details(DetailsReader)
  case search(FilmSearch)
  /// What the keys do, from a line on.
  case help(top: Int)
}
