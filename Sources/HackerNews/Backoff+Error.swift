import HTTP

extension Backoff {
  /// The wait after failures in a row, or what the service asks for if that is longer.
  func wait(after error: HackerNewsError, failures: Int) -> Duration {
    let wait = wait(afterFailures: failures)
    guard case .http(let cause) = error, let asked = cause.askedWait else { return wait }
    return max(wait, asked)
  }
}

extension HTTPError {
  /// The wait the service asks for, up to 10 minutes.
  var askedWait: Duration? {
    guard case .slowDown(_, let asked?) = self else { return nil }
    return min(asked, .seconds(600))
  }
}
