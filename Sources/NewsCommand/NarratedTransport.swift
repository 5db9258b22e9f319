import HTTP
import Terminal

/// Says what is being fetched, for `--verbose`.
struct NarratedTransport: HTTPTransport {
  var transport: any HTTPTransport
  var console: Console

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    console.detail("fetching \(request.endpoint)")
    return try await transport.send(request)
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    console.detail("following \(request.endpoint)")
    return try await transport.stream(request)
  }
}
