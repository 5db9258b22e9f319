#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Why there is no weather to show.
public enum WeatherError: Error, Equatable, Sendable {
  /// The request brought no usable answer, or its caller was cancelled.
  case http(HTTPError)
  /// The provider does not accept the key; another one never answers in its place.
  case keyRefused(Provider, status: Int)
  /// The provider needs a key and there is none.
  case noKey(Provider)
  /// No place is called so; foreign text.
  case noSuchPlace(String)
  /// The text has the form of coordinates, but no such point is on the globe; foreign text.
  case noSuchCoordinates(String)
}

extension WeatherError: LocalizedError {
  public var errorDescription: String? { description }
}

extension WeatherError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .http(let error): error.description
    case .keyRefused(let provider, let status):
      "\(provider.name) refuses the API key (it answered \(status))"
    case .noKey(let provider): "\(provider.name) needs an API key"
    case .noSuchPlace(let text): "there is no place '\(text)'"
    case .noSuchCoordinates(let text):
      "'\(text)' is no point: latitude is from -90 to 90, longitude from -180 to 180"
    }
  }
}

extension WeatherError {
  /// Whether the service was out of reach or overloaded: an old answer is better than none then.
  public var isOutage: Bool {
    guard case .http(let error) = self else { return false }
    return switch error {
    case .unreachable, .unknownHost, .timedOut, .slowDown, .insecure, .unavailable: true
    case .status(let code, _): code >= 500
    default: false
    }
  }

  /// Whether another provider may answer in place of the one that failed so.
  var isWorthAnother: Bool {
    if isOutage { return true }
    guard case .http(let error) = self else { return false }
    return switch error {
    case .undecodable, .tooLarge, .badRedirect: true
    default: false
    }
  }
}
