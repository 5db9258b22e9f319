import Foundation
import HTTP
import HackerNews
import Synchronization
import Testing

/// Bytes in place of a network: answers by path, and keeps what was asked for.
final class ScriptedTransport: HTTPTransport {
  typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private struct State {
    var bodies: [String: String]
    var requests: [HTTPRequest] = []
  }

  private let state: Mutex<State>
  private let answer: Answer?

  /// Answers a path below the base address with the body of that name, and 404 where there is none.
  init(_ bodies: [String: String] = [:]) {
    state = Mutex(State(bodies: bodies))
    answer = nil
  }

  /// Answers whatever `answer` says.
  init(answer: @escaping Answer) {
    state = Mutex(State(bodies: [:]))
    self.answer = answer
  }

  /// The paths asked for so far, below the base address, sorted.
  var paths: [String] { requests.map(Self.path).sorted() }

  var requests: [HTTPRequest] { state.withLock(\.requests) }

  func forgetRequests() { state.withLock { $0.requests = [] } }

  /// What a path answers from now on; `nil` is a 404.
  subscript(path: String) -> String? {
    get { state.withLock { $0.bodies[path] } }
    set { state.withLock { $0.bodies[path] = newValue } }
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    state.withLock { $0.requests.append(request) }
    if Task.isCancelled { throw .cancelled }
    if let answer { return try await answer(request) }
    guard let body = self[Self.path(request)] else { return HTTPResponse(status: 404) }
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "no streams here")
  }

  static func path(_ request: HTTPRequest) -> String {
    let path = request.url.path()
    return String(path.drop { $0 == "/" }.replacing("v0/", with: "").replacing("api/v1/", with: ""))
  }
}

/// A client over scripted bytes.
func client(
  _ transport: ScriptedTransport, maxConcurrency: Int = 16,
  clock: any Clock<Duration> = ContinuousClock(), cache: (any NewsCache)? = nil,
  keepsThreads: Bool = true
) throws -> HackerNewsClient {
  let policy = HTTPPolicy(attempts: 1)
  return HackerNewsClient(
    http: HTTPClient(transport: transport, clock: clock, policy: policy),
    baseURL: try #require(URL(string: "https://news.example/v0")),
    searchURL: try #require(URL(string: "https://search.example/api/v1")),
    maxConcurrency: maxConcurrency, cache: cache, keepsThreads: keepsThreads)
}
