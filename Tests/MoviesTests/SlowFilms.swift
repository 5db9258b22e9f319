import AsyncOperatorsTesting
import Foundation
import HTTP
import Movies
import Synchronization

/// Answers each path after a time on a clock that a test moves, with one film or a status, in their order.
final class SlowFilms: HTTPTransport {
  struct Answer {
    var delay: Duration
    var status = 200
    var film = 1
    /// Whether it comes although nobody waits for it any more.
    var isStubborn = false
  }

  let clock = StepClock()
  private let answers: Mutex<[String: [Answer]]>

  init(_ answers: [String: [Answer]]) { self.answers = Mutex(answers) }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let name = request.url.lastPathComponent
    let answer = answers.withLock { answers -> Answer? in
      guard let first = answers[name]?.first else { return nil }
      answers[name]?.removeFirst()
      return first
    }
    guard let answer else { throw .unavailable(reason: "no answer is left for \(name)") }
    let clock = clock
    if answer.isStubborn {
      await Task { try? await clock.sleep(for: answer.delay) }.value
    } else {
      do { try await clock.sleep(for: answer.delay) } catch { throw .cancelled }
    }
    let row = #"{"id":\#(answer.film),"title":"Film"}"#
    let body = #"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":1}"#
    return HTTPResponse(status: answer.status, body: Data(body.utf8))
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    throw .unavailable(reason: "nothing is streamed here")
  }

  func model() -> MovieListModel {
    let http = HTTPClient(
      transport: self, clock: ContinuousClock(), policy: HTTPPolicy(attempts: 1))
    return MovieListModel(client: MoviesClient(http: http, key: MoviesKey("k")), limit: 20)
  }
}
