#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A list of films as far as it has come.
public struct MovieListSnapshot: Equatable, Sendable {
  /// What was asked for.
  public let request: MovieListRequest
  /// Each film once, in the order of the service; when a list is brought anew, the old ones until there are as many.
  public internal(set) var movies: [Movie] = []
  public internal(set) var progress = Progress.loading

  /// How far a list has come.
  public enum Progress: Equatable, Sendable {
    case loading
    case complete
    /// Why there are no more films yet; those before it stay, and the others are asked for at that time.
    case retrying(at: Date, reason: MoviesError)
    /// Why there are no more films, and will not be without another request; those before it stay.
    case failed(MoviesError)
  }

  init(request: MovieListRequest) { self.request = request }
}
