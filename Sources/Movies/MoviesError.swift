#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Why the film service has nothing to show for a request.
public enum MoviesError: Error, Equatable, Sendable {
  /// The request brought no usable answer, or its caller was cancelled.
  case http(HTTPError)
  /// No film has this number.
  case noSuchMovie(Int)
  /// The service refused the key.
  case keyRefused
}

extension MoviesError: LocalizedError {
  public var errorDescription: String? { description }
}

extension MoviesError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .http(let error): error.description
    case .noSuchMovie(let id): "there is no film \(id)"
    case .keyRefused: "the service refused the API key"
    }
  }
}
