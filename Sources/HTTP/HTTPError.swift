#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a request brought no usable answer; an `endpoint` is host and path, never the query.
public enum HTTPError: Error, Equatable, Sendable {
  /// The caller was cancelled; says nothing about the service.
  case cancelled
  /// No connection, or one that broke; `reason` is a phrase such as `no network connection`.
  case unreachable(host: String, reason: String)
  /// A name that nobody has, as far as the name servers of this machine know; trying again would not help.
  case unknownHost(String)
  /// A server that could not prove who it is, or no encrypted connection to it; never tried again.
  case insecure(host: String, reason: String)
  /// No complete answer within the time allowed.
  case timedOut(endpoint: String, after: Duration)
  /// A status other than 2xx and 429.
  case status(Int, endpoint: String)
  /// Status 429; `retryAfter` is what the service asked for, if it did.
  case slowDown(endpoint: String, retryAfter: Duration?)
  /// A body beyond the limit, in bytes.
  case tooLarge(endpoint: String, limit: Int)
  /// A redirect that is not followed: too many, to plain http, to no address, or with a secret in it.
  case badRedirect(endpoint: String, reason: String)
  /// A body that is not what the service documents.
  case undecodable(endpoint: String, reason: String)
  /// An address that is not used: no http, no host, or plain http to another machine.
  case badAddress(endpoint: String, reason: String)
  /// This machine lacks what sending needs, such as a library, which `reason` names.
  case unavailable(reason: String)
}

extension HTTPError: LocalizedError {
  public var errorDescription: String? { description }
}

extension HTTPError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .unreachable(let host, let reason): "cannot reach \(host): \(reason)"
    case .unknownHost(let host): "cannot reach \(host): there is no host of this name"
    case .insecure(let host, let reason): "cannot reach \(host) safely: \(reason)"
    case .timedOut(let endpoint, let limit): "\(endpoint) did not answer within \(limit.seconds) s"
    case .status(let code, let endpoint): "\(endpoint) answered \(code)"
    case .slowDown(let endpoint, let wait?):
      "\(endpoint) asks to slow down: try again in \(wait.seconds) s"
    case .slowDown(let endpoint, nil): "\(endpoint) asks to slow down: try again later"
    case .tooLarge(let endpoint, let limit): "\(endpoint) sent more than \(limit) bytes"
    case .badRedirect(let endpoint, let reason): "\(endpoint) redirects, but \(reason)"
    case .undecodable(let endpoint, let reason): "\(endpoint) sent something unexpected: \(reason)"
    case .badAddress(let endpoint, let reason): "cannot use the address \(endpoint): \(reason)"
    case .unavailable(let reason): reason
    }
  }
}

extension Duration {
  /// Whole seconds, rounded up, at least 1: how a person is told to wait.
  fileprivate var seconds: Int64 {
    let time = asWaitingTime.components
    return max(1, time.seconds + (time.attoseconds > 0 ? 1 : 0))
  }
}
