extension HTTPClient {
  /// The events of the `text/event-stream` at the request's address.
  ///
  /// Redirects are followed when the stream is opened. `idleTimeout` bounds the wait for the head and each silence after
  /// it (servers send comments or events of their own to keep a connection alive); `maximumBodyBytes` bounds one event.
  public func events(from request: HTTPRequest, idleTimeout: Duration) -> ServerSentEvents {
    var sent = prepared(request)
    sent.headers = sent.headers.filter { $0.key.lowercased() != "accept" }
    sent.headers["Accept"] = "text/event-stream"
    sent.keptHeaders.insert("content-type")
    sent.timeout = idleTimeout
    return ServerSentEvents(client: self, request: sent)
  }

  /// The stream once its head says that it is one.
  func openEvents(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    do {
      return try await openEvents(request, on: clock)
    } catch {
      traffic.countFailure(error)
      throw error
    }
  }

  private func openEvents(
    _ request: HTTPRequest, on clock: some Clock<Duration>
  ) async throws(HTTPError) -> HTTPStream {
    let deadline = Deadline(after: request.timeout, on: clock)
    let answer = try await follow(request, within: deadline) { hop throws(HTTPError) in
      var hop = hop
      hop.timeout = request.timeout  // bounds each silence, so a slow redirect must not shorten it
      return try await transport.stream(hop)
    }
    if let refusal = Setback(refusing: request, with: answer) { throw refusal.error }
    let type = answer.headers["content-type"]?.lowercased() ?? "text/event-stream"
    guard type.hasPrefix("text/event-stream") else {
      throw .undecodable(endpoint: request.endpoint, reason: "no stream of events")
    }
    return answer
  }
}
