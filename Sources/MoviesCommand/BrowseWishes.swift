import Movies

/// What is to be done as long as the view stands as it does.
struct BrowseWishes: Equatable, Sendable {
  /// The list that is to be brought.
  var list: MovieListRequest?
  /// Whether to say each second that time has passed.
  var countsDown = false
  /// The film whose details are to be brought.
  var details: Details?
  /// What is to be searched for, once it has stood for a while; empty for nothing.
  var search = ""
  /// The poster that is to be drawn.
  var poster: PosterWish?
  /// The posters that may be drawn next.
  var nextPosters: NextPosters?

  /// Posters of films on show, for so many columns.
  struct NextPosters: Equatable, Sendable {
    var paths: [PosterPath]
    var columns: Int
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
