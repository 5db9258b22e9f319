extension Backoff {
  /// The wait after failures in a row, or what the server asks for if that is longer.
  package func wait(after error: HTTPError, failures: Int) -> Duration {
    let wait = wait(afterFailures: failures)
    guard let asked = error.askedWait else { return wait }
    return max(wait, asked)
  }
}

extension HTTPError {
  /// The wait that the server asks for, up to 10 minutes.
  package var askedWait: Duration? {
    guard case .slowDown(_, let asked?) = self else { return nil }
    return min(asked, .seconds(600))
  }
}
