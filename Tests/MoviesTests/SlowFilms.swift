import AsyncOperatorsTesting
import Foundation
import HTTP
import Movies
import Synchronization

/// Answers each path after a time on a clock that a test moves, with one film or a status, in their order.
final class SlowFilms: HTTPTransport {
  struct Answer {
    var delay = Duration.zero
    var status = 200
    var film = 1
    /// How many pages there are.
    var pages = 1
    /// Seconds to wait, in words of the service.
    var retryAfter: Int?
    /// Whether it comes although nobody waits for it any more.
    var isStubborn = false
  }

  let clock = StepClock()
  private let script: Mutex<(answers: [String: [Answer]], asked: [String])>

  init(_ answers: [String: [Answer]]) { script = Mutex((answers, [])) }

  /// What was asked for so far, each as `upcoming?2`.
  var asked: [String] { script.withLock(\.asked) }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let name = request.url.lastPathComponent
    let page = request.url.query()?.split(separator: "&").first { $0.hasPrefix("page=") }
    let answer = script.withLock { script -> Answer? in
      script.asked.append("\(name)?\(page?.dropFirst(5) ?? "")")
      guard let first = script.answers[name]?.first else { return nil }
      script.answers[name]?.removeFirst()
      return first
    }
    guard let answer else { throw .unavailable(reason: "no answer is left for \(name)") }
    let clock = clock
    if answer.isStubborn {
      await Task { try? await clock.sleep(for: answer.delay) }.value
    } else if answer.delay > .zero {
      do { try await clock.sleep(for: answer.delay) } catch { throw .cancelled }
    }
    let row = #"{"id":\#(answer.film),"title":"Film"}"#
    let body = #"{"page":1,"results":[\#(row)],"total_pages":\#(answer.pages),"total_results":1}"#
    return HTTPResponse(
      status: answer.status, headers: answer.retryAfter.map { ["retry-after": "\($0)"] } ?? [:],
      body: Data(body.utf8))
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "nothing is streamed here")
  }

  /// A model that waits half of what it may.
  func model(limit: Int = 20) -> MovieListModel {
    let http = HTTPClient(transport: self, clock: clock, policy: HTTPPolicy(attempts: 1))
    let client = MoviesClient(http: http, key: MoviesKey("k"))
    return MovieListModel(
      client: client, limit: limit, clock: clock, backoff: Backoff(fraction: { 0.5 }),
      now: { [clock] in Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) })
  }
}
