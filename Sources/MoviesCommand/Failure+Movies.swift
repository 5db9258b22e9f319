import HTTP
import Movies
import Terminal
import ToolKit

extension Failure {
  /// The film service has nothing to show.
  init(_ error: MoviesError) {
    switch error {
    case .http(let error):
      self.init(
        error, services: [MoviesClient.officialAddress, MoviesClient.officialImageAddress])
    case .noSuchMovie: self.init(text: error.description, status: .notFound)
    case .keyRefused(let refusal):
      let place = "https://www.themoviedb.org/settings/api"
      self.init(
        text: error.description,
        hints: [
          refusal.isSuspension
            ? "See \(place) for what TMDB says about it, or use another key."
            : "See \(place) for the key, and check MOVIES_API_KEY."
        ], status: .keyRefused)
    }
  }
}
