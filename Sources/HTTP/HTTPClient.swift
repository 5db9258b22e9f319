/// Asks until there is a usable answer or a reason why there is none.
///
/// What holds for every transport stands here, once: addresses, redirects, retries, statuses, decoding.
public struct HTTPClient: Sendable {
  /// How hard this client tries.
  public let policy: HTTPPolicy
  /// What this client and its copies have sent.
  public let traffic = HTTPTraffic()
  let transport: any HTTPTransport
  package let clock: any Clock<Duration>

  /// A client that sends over `transport` and waits on `clock`.
  public init(
    transport: any HTTPTransport, clock: any Clock<Duration>, policy: HTTPPolicy = HTTPPolicy()
  ) {
    self.transport = transport
    self.clock = clock
    self.policy = policy
  }

  /// The answer, with a status of 2xx, 304 where the request holds `If-None-Match`, or one that the request accepts.
  ///
  /// Redirects are followed. A broken connection, 429 and 5xx are tried again, after the wait that the server asks for
  /// or a random one, as long as attempts and time last. Cancelling frees the caller at once.
  ///
  /// - Throws: every case of `HTTPError`; a `Retry-After` beyond the time left is `.slowDown` at once.
  public func get(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var sent = prepared(request)
    sent.timeout = policy.timeout ?? request.timeout
    var response = try await get(sent, on: clock)
    response.headers = response.headers.filter { request.keptHeaders.contains($0.key) }
    return response
  }

  private func get(
    _ request: HTTPRequest, on clock: some Clock<Duration>
  ) async throws(HTTPError) -> HTTPResponse {
    let deadline = Deadline(after: request.timeout, on: clock)
    var failures = 0
    while true {
      let setback: Setback
      do throws(HTTPError) {
        let response = try await follow(request, within: deadline, transport.send)
        guard let refusal = Setback(refusing: request, with: response) else { return response }
        setback = refusal
      } catch {
        setback = Setback(error, sending: request)
      }
      failures += 1
      traffic.countFailure(setback.error)
      try await pause(after: setback, failures: failures, within: deadline)
    }
  }

  /// Waits until it is time to try again.
  ///
  /// - Throws: the setback's error if there is no point in that, `.cancelled` when cancelled.
  private func pause(
    after setback: Setback, failures: Int, within deadline: Deadline<some Clock<Duration>>
  ) async throws(HTTPError) {
    guard setback.isPassing, failures < policy.attempts else { throw setback.error }
    let wait = setback.asked ?? policy.backoff.wait(afterFailures: failures)
    guard wait < deadline.left else { throw setback.untimely }
    do {
      try await deadline.clock.sleep(for: wait)
    } catch {
      throw .cancelled
    }
  }

  /// The request with what every request says and needs back.
  func prepared(_ request: HTTPRequest) -> HTTPRequest {
    var sent = request
    sent.keptHeaders.formUnion(["date", "location", "retry-after"])
    if !request.headers.keys.contains(where: { $0.lowercased() == "user-agent" }) {
      sent.headers["User-Agent"] = policy.userAgent
    }
    return sent
  }

  /// Sends by `send`, and again wherever the answer redirects to.
  func follow<Answer: HTTPHead>(
    _ request: HTTPRequest, within deadline: Deadline<some Clock<Duration>>,
    _ send: (HTTPRequest) async throws(HTTPError) -> Answer
  ) async throws(HTTPError) -> Answer {
    try request.checkAddress()
    try request.checkHeaders()
    var hop = request
    for _ in 0...max(0, policy.maximumRedirects) {
      if Task.isCancelled { throw .cancelled }
      hop.timeout = deadline.left
      guard hop.timeout > .zero else {
        throw .timedOut(endpoint: request.endpoint, after: request.timeout)
      }
      traffic.countRequest()
      let answer = try await send(hop)
      guard let next = try hop.redirected(by: answer) else { return answer }
      hop = next
    }
    let reason = "does not stop after \(policy.maximumRedirects) hops"
    throw .badRedirect(endpoint: request.endpoint, reason: reason)
  }
}
