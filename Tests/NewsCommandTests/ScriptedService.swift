import Foundation
import HTTP
import Synchronization
import TestSupport

/// Answers with bytes that a test has set; what is not set is `null`.
final class ScriptedService: HTTPTransport {
  private struct Script {
    var answers: [String: HTTPResponse] = [:]
    var held: Set<String> = []
    var requests: [String] = []
  }

  private let script = Mutex(Script())

  func set(list: String, to ids: [Int]) { set("/v0/\(list)stories.json", to: "\(ids)") }
  func set(item id: Int, to document: String) { set("/v0/item/\(id).json", to: document) }

  /// Lets an item be waited for until the wait is cancelled.
  func hold(item id: Int) { script.withLock { _ = $0.held.insert("/v0/item/\(id).json") } }

  func fail(list: String, status: Int) {
    script.withLock { $0.answers["/v0/\(list)stories.json"] = HTTPResponse(status: status) }
  }

  /// The paths asked for since the last call, in order.
  func takeRequests() -> [String] {
    script.withLock { script in
      defer { script.requests = [] }
      return script.requests
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let path = request.url.path()
    let isHeld = script.withLock { script in
      script.requests.append(path)
      return script.held.contains(path)
    }
    if isHeld {
      await untilCancelled()
      throw .cancelled
    }
    return script.withLock { script in
      script.answers[path] ?? HTTPResponse(status: 200, body: Data("null".utf8))
    }
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "nothing is streamed here")
  }

  private func set(_ path: String, to body: String) {
    script.withLock {
      $0.answers[path] = HTTPResponse(status: 200, body: Data(body.utf8))
      $0.held.remove(path)
    }
  }
}
