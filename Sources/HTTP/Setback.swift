/// One attempt that brought nothing usable, and whether another may.
struct Setback: Sendable {
  let error: HTTPError
  /// The wait that the server asked for.
  var asked: Duration?
  /// Whether it may be over soon.
  var isPassing: Bool
  /// What is said when the wait that was asked for is longer than the time left.
  var untimely: HTTPError

  /// An attempt that brought no answer.
  init(_ error: HTTPError, sending request: HTTPRequest) {
    switch error {
    case .unreachable: isPassing = true
    default: isPassing = false
    }
    // The transport knows only what was left of the time, the reader the whole of it.
    if case .timedOut = error {
      self.error = .timedOut(endpoint: request.endpoint, after: request.timeout)
    } else {
      self.error = error
    }
    untimely = self.error
  }

  /// An attempt whose answer is no use, or `nil` if it is.
  init?(refusing request: HTTPRequest, with answer: some HTTPHead) {
    let isConditional = request.headers.keys.contains { $0.lowercased() == "if-none-match" }
    if (200...299).contains(answer.status) || answer.status == 304 && isConditional { return nil }
    if request.acceptedStatuses.contains(answer.status) { return nil }
    asked = RetryAfter.wait(asked: answer.headers)
    isPassing = answer.status == 429 || answer.status >= 500
    let slowDown = HTTPError.slowDown(endpoint: request.endpoint, retryAfter: asked)
    error = answer.status == 429 ? slowDown : .status(answer.status, endpoint: request.endpoint)
    untimely = asked == nil ? error : slowDown
  }
}
