import Movies

/// What is to be done as long as the view stands as it does.
struct BrowseWishes: Equatable, Sendable {
  /// The list that is to be brought.
  var list: List?
  /// The film whose details are to be brought.
  var details: Details?
  /// What is to be searched for, once it has stood for a while; empty for nothing.
  var search = ""
  /// The poster that is to be drawn.
  var poster: PosterWish?

  /// One loading of a list.
  struct List: Equatable, Sendable {
    var list: MovieList
    /// Counts the times it was asked for.
    var turn: Int
  }

  /// One loading of a film.
  struct Details: Equatable, Sendable {
    var id: Int
    var turn: Int
  }
}

/// A poster in a size.
struct PosterWish: Equatable, Hashable, Sendable {
  /// What the service calls it.
  var path: PosterPath
  var columns: Int
  var rows: Int
}
