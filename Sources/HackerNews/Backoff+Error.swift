import HTTP

extension Backoff {
  /// The wait after failures in a row, or what the service asks for if that is longer, up to 10 minutes.
  func wait(after error: HackerNewsError, failures: Int) -> Duration {
    let wait = wait(afterFailures: failures)
    guard case .http(.slowDown(_, let asked?)) = error else { return wait }
    return max(wait, min(asked, .seconds(600)))
  }
}
