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
    case .keyRefused:
      self.init(
        text: error.description,
        hints: [
          "See https://www.themoviedb.org/settings/api for the key, and check MOVIES_API_KEY."
        ],
        status: .keyRefused)
    }
  }
}
