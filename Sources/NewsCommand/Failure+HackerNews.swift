import HTTP
import HackerNews
import Terminal
import ToolKit

extension Failure {
  /// Hacker News has nothing to show.
  init(_ error: HackerNewsError) {
    switch error {
    case .http(let error): self.init(error, services: Self.services)
    case .noSuchItem, .noSuchUser: self.init(text: error.description, status: .notFound)
    case .unavailable(let gap):
      self.init(text: error.description, status: gap.reason.status)
      if status == .unavailable { hints = [Self.demoHint] }
    }
  }

  /// Nothing can be shown in place of this.
  init(_ gap: Gap) {
    switch gap.reason {
    case .missing: self.init(.noSuchItem(gap.id))
    case .failed(let error): self.init(.http(error))
    default: self.init(.unavailable(gap))
    }
  }

  private static let services = [
    HackerNewsClient.officialAddress, HackerNewsClient.officialSearchAddress,
  ]
}

extension Gap.Reason {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .deleted, .dead, .delayed: .notFound
    case .malformed, .wrongID, .unexpectedKind: .unreadableAnswer
    case .failed(let error): error.exitStatus
    }
  }
}
