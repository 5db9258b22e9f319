package import HTTP
package import Terminal

/// Says what is being fetched, for `--verbose`.
package struct NarratedTransport: HTTPTransport {
  package var transport: any HTTPTransport
  package var console: Console

  /// Speaks on `console`, sends over `transport`.
  package init(transport: any HTTPTransport, console: Console) {
    self.transport = transport
    self.console = console
  }

  package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    console.detail("fetching \(request.endpoint)")
    return try await transport.send(request)
  }

  package func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    console.detail("following \(request.endpoint)")
    return try await transport.stream(request)
  }
}
