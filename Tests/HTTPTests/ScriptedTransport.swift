import Foundation
import HTTP
import Synchronization
import TestSupport

/// Plays back answers in order, the last one for ever, and remembers what was asked.
final class ScriptedTransport: HTTPTransport {
  enum Step: Sendable {
    case answer(HTTPResponse)
    case failure(HTTPError)
    case pieces([Data], contentType: String? = "text/event-stream", then: HTTPError? = nil)
    case silence
  }

  private let steps: [Step]
  private let seen = Mutex<[HTTPRequest]>([])

  init(_ steps: [Step]) { self.steps = steps }

  var requests: [HTTPRequest] { seen.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch next(request) {
    case .answer(let response): return response
    case .failure(let error): throw error
    case .pieces, .silence:
      await untilCancelled()
      throw .cancelled
    }
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    switch next(request) {
    case .answer(let response):
      let body = HTTPBody(next: { () throws(HTTPError) in nil }, close: {})
      return HTTPStream(status: response.status, headers: response.headers, body: body)
    case .failure(let error): throw error
    case .silence: throw .cancelled
    case .pieces(let pieces, let type, let end):
      let rest = Mutex(pieces[...])
      let next: @Sendable () async throws(HTTPError) -> Data? = { () throws(HTTPError) in
        if let piece = rest.withLock({ $0.popFirst() }) { return piece }
        if let end { throw end }
        return nil
      }
      let headers = type.map { ["content-type": $0] } ?? [:]
      return HTTPStream(status: 200, headers: headers, body: HTTPBody(next: next, close: {}))
    }
  }

  private func next(_ request: HTTPRequest) -> Step {
    let turn = seen.withLock { seen in
      seen.append(request)
      return seen.count - 1
    }
    return steps[min(turn, steps.count - 1)]
  }
}
