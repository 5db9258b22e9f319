import HTTP

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
#else
import Foundation
#endif

/// How a session ended a task, and what that is called here.
struct SessionFailure {
  private let code: URLError.Code

  init(_ error: any Error) { code = (error as? URLError)?.code ?? .unknown }

  /// The error for a person to read.
  func error(of request: HTTPRequest) -> HTTPError {
    let host = request.url.host() ?? ""
    return switch code {
    case .timedOut: .timedOut(endpoint: request.endpoint, after: request.timeout)
    case .badURL:
      .badAddress(endpoint: request.endpoint, reason: "it is no address")
    case .cannotDecodeRawData, .cannotDecodeContentData:
      .undecodable(endpoint: request.endpoint, reason: "a damaged compressed body")
    // On Linux what is no HTTP counts as an address that is not supported.
    case .cannotParseResponse, .unsupportedURL:
      .undecodable(endpoint: request.endpoint, reason: "no HTTP")
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid:
      .insecure(host: host, reason: "its certificate is not trusted: it is out of date")
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
      .insecure(host: host, reason: "its certificate is not trusted")
    case .secureConnectionFailed, .clientCertificateRejected, .clientCertificateRequired:
      .insecure(host: host, reason: "no encrypted connection could be agreed on")
    case .cannotFindHost, .dnsLookupFailed: .unknownHost(host)
    default: .unreachable(host: host, reason: connectionReason)
    }
  }

  private var connectionReason: String {
    switch code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff:
      "no network connection"
    case .cannotConnectToHost: "connection refused"
    case .networkConnectionLost: "connection reset"
    case .badServerResponse: "the connection closed without an answer"
    default: "the connection broke"
    }
  }
}
