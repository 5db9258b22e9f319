import CurlTransport
import Foundation
import HTTP
import HackerNews
import LoopbackServer
import Testing

/// A Hacker News of one list and a story for every number, and the client of it.
enum LoopbackService {
  static func client(
    of server: LoopbackServer, timeout: Duration = .seconds(300)
  ) throws -> HackerNewsClient {
    let policy = HTTPPolicy(timeout: timeout, backoff: Backoff(first: .milliseconds(50)))
    let transport = CurlTransport(connectionsPerHost: 16, environment: [:])
    return HackerNewsClient(
      http: HTTPClient(transport: transport, clock: ContinuousClock(), policy: policy),
      baseURL: try #require(URL(string: server.address + "/v0")),
      searchURL: try #require(URL(string: server.address + "/api/v1")))
  }

  static func item(_ request: LoopbackRequest) -> LoopbackResponse {
    guard let id = Int(request.path.split(separator: "/").last?.dropLast(5) ?? "") else {
      return .json("[1,2,3]")
    }
    return .json(FeedBench.story(id))
  }
}
