/// A list of films that the service keeps.
public enum MovieList: String, Sendable, CaseIterable {
  /// In cinemas now.
  case nowPlaying = "now-playing"
  /// In cinemas soon.
  case upcoming
  /// What most people look at.
  case popular
  /// With the best ratings.
  case topRated = "top-rated"

  var path: String {
    switch self {
    case .nowPlaying: "movie/now_playing"
    case .upcoming: "movie/upcoming"
    case .popular: "movie/popular"
    case .topRated: "movie/top_rated"
    }
  }
}
