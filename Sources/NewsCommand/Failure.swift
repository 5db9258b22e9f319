#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import HackerNews
import Options
import Terminal

/// Why `news` stops, as the user is told, and the exit status.
struct Failure: Error, Equatable {
  var text: String
  var hints: [String] = []
  var status: ExitStatus
  /// Whether the work was told to stop, which is no news to anybody.
  var isCancellation = false

  init(text: String, status: ExitStatus) {
    self.text = text
    self.status = status
  }

  init(_ error: WriteError) {
    text = error.description
    status = .cannotWrite
  }

  init(_ error: UsageError) {
    text = error.text
    hints = error.hints
    status = ExitStatus(rawValue: error.status) ?? .usage
  }

  init(_ error: HackerNewsError) {
    text = error.offline?.description ?? error.description
    status = error.status
    isCancellation = error == .http(.cancelled)
    if status == .unavailable { hints = ["Use --demo to see sample data without a network."] }
  }
}

extension Failure {
  /// Nothing can be shown in place of this.
  init(_ gap: Gap) {
    switch gap.reason {
    case .missing: self.init(.noSuchItem(gap.id))
    case .failed(let error): self.init(.http(error))
    default: self.init(.unavailable(gap))
    }
  }
}

extension HackerNewsError {
  /// What it comes down to that nobody knows a public service: there is one, so these name servers know nothing.
  fileprivate var offline: HTTPError? {
    let services = [HackerNewsClient.officialAddress, HackerNewsClient.officialSearchAddress]
    guard case .http(.unknownHost(let host)) = self, services.contains(where: { $0.host() == host })
    else { return nil }
    return .unreachable(host: host, reason: "no network connection")
  }

  fileprivate var status: ExitStatus {
    switch self {
    case .noSuchItem, .noSuchUser: .notFound
    case .unavailable(let gap): gap.reason.status
    case .http(let error): error.status
    }
  }
}

extension Gap.Reason {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .deleted, .dead, .delayed: .notFound
    case .malformed, .wrongID, .unexpectedKind: .unreadableAnswer
    case .failed(let error): error.status
    }
  }
}

extension HTTPError {
  fileprivate var status: ExitStatus {
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
}
