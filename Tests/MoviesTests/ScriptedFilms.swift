import Foundation
import HTTP
import Movies
import Synchronization
import Testing

/// Answers with bytes that a test has set, by path and page; what is not set is a 404.
final class ScriptedFilms: HTTPTransport {
  private struct Script {
    var answers: [String: HTTPResponse] = [:]
    var requests: [HTTPRequest] = []
  }

  private let script = Mutex(Script())

  var requests: [HTTPRequest] { script.withLock(\.requests) }

  /// `name` is a path below `/3/`, with `?page=2` for another page than the first.
  func set(_ name: String, _ body: some DataProtocol, status: Int = 200) {
    script.withLock { $0.answers[name] = HTTPResponse(status: status, body: Data(body)) }
  }

  func set(_ name: String, _ body: String, status: Int = 200) {
    set(name, Data(body.utf8), status: status)
  }

  /// A page of films with these numbers.
  func page(_ name: String, _ ids: [Int], of pages: Int) {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    set(name, #"{"page":1,"results":[\#(rows)],"total_pages":\#(pages),"total_results":99}"#)
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let page = request.url.query()?.split(separator: "&").first { $0.hasPrefix("page=") } ?? ""
    let path = String(request.url.path().dropFirst("/3/".count))
    let name = page.isEmpty || page == "page=1" ? path : "\(path)?\(page)"
    return script.withLock { script in
      script.requests.append(request)
      return script.answers[name] ?? HTTPResponse(status: 404, body: Data("{}".utf8))
    }
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "nothing is streamed here")
  }

  func client(
    key: String = "k", language: String? = nil, region: String? = nil
  ) throws -> MoviesClient {
    let base = try #require(URL(string: "http://127.0.0.1:1/3"))
    let policy = HTTPPolicy(attempts: 1)
    return MoviesClient(
      http: HTTPClient(transport: self, clock: ContinuousClock(), policy: policy),
      key: MoviesKey(key), baseURL: base, language: language, region: region)
  }
}
