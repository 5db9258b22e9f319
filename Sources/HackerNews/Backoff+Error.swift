import HTTP

extension Backoff {
  /// The wait after failures in a row, or what the service asks for if that is longer.
  func wait(after error: HackerNewsError, failures: Int) -> Duration {
    guard case .http(let cause) = error else { return wait(afterFailures: failures) }
    return wait(after: cause, failures: failures)
  }
}
