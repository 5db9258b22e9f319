import Foundation
import HTTP
import Synchronization

/// Services in the hands of a test: a body for each path, or nothing at all; what was asked for is kept.
final class ScriptedServices: HTTPTransport {
  private struct State {
    var bodies: [String: String] = [:]
    var isDown = false
    var downPaths: Set<String> = []
    var asked: [String] = []
  }

  private let state = Mutex(State())

  /// Lets a path answer with a body; 404 before that.
  func set(_ path: String, to body: String) { state.withLock { $0.bodies[path] = body } }

  /// Whether nothing can be reached.
  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  /// Lets nothing of a path be reached.
  func takeDown(_ path: String) { state.withLock { _ = $0.downPaths.insert(path) } }

  /// The paths asked for since the last call.
  func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let path = request.url.path()
    let (isDown, body) = state.withLock { state in
      state.asked.append(path)
      return (state.isDown || state.downPaths.contains(path), state.bodies[path])
    }
    if isDown { throw .unreachable(host: "h", reason: "connection refused") }
    guard let body else { return HTTPResponse(status: 404) }
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "no streams here")
  }
}
