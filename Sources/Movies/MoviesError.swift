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
  case keyRefused(KeyRefusal)
}

extension MoviesError {
  /// Whether the same request may well succeed later.
  ///
  /// Source: the table of errors of developer.themoviedb.org: what was asked, and who asks, stay wrong.
  var isPassing: Bool {
    guard case .http(let error) = self else { return false }
    return switch error {
    case .status(let code, _): code >= 500 && code != 501
    case .cancelled, .badAddress, .unavailable: false
    default: true
    }
  }
}

extension MoviesError: LocalizedError {
  public var errorDescription: String? { description }
}

extension MoviesError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .http(let error): error.description
    case .noSuchMovie(let id): "there is no film \(id)"
    case .keyRefused(let refusal): refusal.description
    }
  }
}
