#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Why Hacker News has nothing to show for a request.
public enum HackerNewsError: Error, Equatable, Sendable {
  /// The request brought no usable answer, or its caller was cancelled.
  case http(HTTPError)
  /// No item has this number.
  case noSuchItem(Int)
  /// Nobody has this name; foreign text.
  case noSuchUser(String)
  /// The item exists but cannot be shown.
  case unavailable(Gap)
}

extension HackerNewsError: LocalizedError {
  public var errorDescription: String? { description }
}

extension HackerNewsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .http(let error): error.description
    case .noSuchItem(let id): "there is no item \(id)"
    case .noSuchUser(let name): "there is no user '\(name)'"
    case .unavailable(let gap): gap.description
    }
  }
}

extension HackerNewsError {
  /// Whether the service was out of reach or overloaded: something old is better than nothing then.
  public var isOutage: Bool {
    guard case .http(let error) = self else { return false }
    return switch error {
    case .unreachable, .unknownHost, .timedOut, .slowDown, .insecure: true
    case .status(let code, _): code >= 500
    default: false
    }
  }

  /// What a gap means to somebody who asked for that one item.
  init(_ gap: Gap) {
    switch gap.reason {
    case .missing: self = .noSuchItem(gap.id)
    case .failed(let error): self = .http(error)
    default: self = .unavailable(gap)
    }
  }
}
