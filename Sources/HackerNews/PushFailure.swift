package import HTTP

/// Why a stream brings nothing any more.
package enum PushFailure: Error, Equatable, Sendable {
  /// It could not be opened, or it broke.
  case http(HTTPError)
  /// What came is not what the service documents; the text says what it is.
  case unreadable(String)
  /// The service ended it for good.
  case refused(String)

  /// Whether to try again: not where the service says that it does not push this.
  var isPassing: Bool {
    switch self {
    case .refused: false
    case .http(.status(let status, _)): status >= 500 || status == 408 || status == 425
    case .http(.badAddress), .http(.unavailable): false
    case .http, .unreadable: true
    }
  }

  /// The wait the service asks for, up to 10 minutes.
  var askedWait: Duration? { if case .http(let error) = self { error.askedWait } else { nil } }
}
