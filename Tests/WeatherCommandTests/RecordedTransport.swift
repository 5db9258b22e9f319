import Foundation
import HTTP

/// One body for each path in place of a network; 404 for other paths.
struct RecordedTransport: HTTPTransport {
  var bodies: [String: Data]

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let body = bodies[request.url.path()] else { return HTTPResponse(status: 404) }
    return HTTPResponse(status: 200, body: body)
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "no streams here")
  }
}
