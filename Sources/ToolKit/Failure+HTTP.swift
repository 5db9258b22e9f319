#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import HTTP
package import Terminal

extension Failure {
  /// A request brought nothing; `services` are the public ones, which do exist.
  package init(_ error: HTTPError, services: [URL]) {
    self.init(
      text: (error.offline(services) ?? error).description, status: error.exitStatus)
    isCancellation = error == .cancelled
    if status == .unavailable { hints = [Self.demoHint] }
  }
}

extension HTTPError {
  /// The one place where a failed request becomes an exit status.
  package var exitStatus: ExitStatus {
    switch self {
    case .unreachable, .unknownHost, .insecure, .timedOut, .unavailable: .unavailable
    case .status(500..., _): .unavailable
    case .status(401, _), .status(403, _): .keyRefused
    case .status(404, _): .notFound
    case .slowDown: .tryLater
    case .tooLarge, .badRedirect, .undecodable: .unreadableAnswer
    case .badAddress: .usage
    case .status, .cancelled: .failure
    }
  }

  /// What it comes down to that nobody knows a public service: there is one, so these name servers know nothing.
  fileprivate func offline(_ services: [URL]) -> HTTPError? {
    guard case .unknownHost(let host) = self, services.contains(where: { $0.host() == host })
    else { return nil }
    return .unreachable(host: host, reason: "no network connection")
  }
}
