import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Synchronization
import Testing

/// A feed model whose streams, answers and time are in the hands of a test.
struct PushBench {
  let feeds: FeedBench
  let streams = StreamScript()
  let pushes: FeedPushes

  init(
    _ transport: ScriptedTransport, feed: Feed = .new, limit: Int = 3, followsScores: Bool = false,
    seed: UInt64? = nil, cache: (any NewsCache)? = nil
  ) throws {
    feeds = try FeedBench(
      transport, feed: feed, limit: limit, followsScores: followsScores, seed: seed,
      cache: cache)
    pushes = FeedPushes(
      http: HTTPClient(transport: streams, clock: feeds.clock),
      baseURL: try #require(URL(string: "https://news.example/v0")),
      backoff: Backoff(fraction: { 0.5 }))
  }

  var snapshot: FeedSnapshot { feeds.snapshot }
  var paths: [String] { feeds.transport.paths }

  /// Follows the chosen feed every minute, with streams.
  func run() -> Task<Void, Never> {
    let task = feeds.executor.start { [model = feeds.model, choice = feeds.choice, pushes] in
      await model.run(feeds: choice.values(), interval: .seconds(60), pushes: pushes)
    }
    drain()
    return task
  }

  func drain() { feeds.executor.drain() }

  /// Does something as the service would, and lets everything follow from it; forgets the requests made before.
  func after(_ act: () throws -> Void) rethrows {
    feeds.transport.forgetRequests()
    try act()
    drain()
  }

  /// Says that the run is over, that nothing sleeps and that no stream is open.
  func end(_ task: Task<Void, Never>) {
    feeds.end(task)
    #expect(streams.open.isEmpty)
  }
}

/// Streams that a test writes by hand.
final class StreamScript: HTTPTransport {
  private struct State {
    var lines: [PushLine] = []
    var refusal: HTTPResponse?
  }

  private let state = Mutex(State())

  /// All that were opened so far.
  var lines: [PushLine] { state.withLock(\.lines) }
  /// The names of those that are open now.
  var open: [String] { lines.filter { !$0.isClosed }.map(\.name).sorted() }

  /// What is answered in place of a stream from now on.
  func refuse(_ response: HTTPResponse?) { state.withLock { $0.refusal = response } }

  /// The latest stream of a list.
  func line(_ name: String) throws -> PushLine {
    try #require(lines.last { $0.name == name + ".json" && !$0.isClosed })
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unavailable(reason: "streams only")
  }

  func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    let line = PushLine(name: request.url.lastPathComponent)
    let refusal = state.withLock { state in
      state.lines.append(line)
      return state.refusal
    }
    guard let refusal else { return line.stream }
    // A refused one is none.
    state.withLock { state in state.lines.removeAll { $0 === line } }
    refusals.withLock { $0 += 1 }
    let body = HTTPBody(next: { () throws(HTTPError) in nil }, close: {})
    return HTTPStream(status: refusal.status, headers: refusal.headers, body: body)
  }

  /// How often a stream was refused.
  let refusals = Mutex(0)
}
