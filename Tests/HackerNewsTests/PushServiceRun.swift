import AsyncOperators
import CurlTransport
import Foundation
import HTTP
import HackerNews
import LoopbackServer
import Testing

/// A feed followed over real sockets; a test writes the stream of the list, and `updates` says nothing.
struct PushServiceRun: Sendable {
  let list: @Sendable (LoopbackBodyWriter) async throws -> Void
  /// What is answered to the first attempts in place of the stream of the list.
  private let refusals: [LoopbackResponse]
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let attempts = Log<Void>()
  /// Opens once the feed has been brought by requests, so that a test knows what was there before.
  private let start = Gate()

  init(
    refusals: [LoopbackResponse] = [], interval: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    list: @escaping @Sendable (LoopbackBodyWriter) async throws -> Void
  ) {
    self.list = list
    self.refusals = refusals
    self.interval = interval
    self.clock = clock
  }

  /// How often the stream of the list was asked for.
  var attemptCount: Int { attempts.all.count }

  /// The first snapshot that is as wanted.
  func snapshot(
    _ isWanted: @escaping @Sendable (FeedSnapshot) -> Bool
  ) async throws -> FeedSnapshot {
    try await withLoopbackServer(
      respond,
      while: { server in
        let model = try model(of: server)
        return try await withThrowingTaskGroup(of: Void.self) { group in
          let pushes = try Self.pushes(of: server)
          group.addTask {
            await model.run(feeds: Self.only(.new), interval: interval, pushes: pushes)
          }
          defer { group.cancelAll() }
          for await snapshot in model.snapshots.values() {
            if snapshot.state == .current { start.open() }
            if isWanted(snapshot) { return snapshot }
          }
          throw CancellationError()
        }
      })
  }

  /// Runs until `until` is satisfied, and asks `after` then.
  func run(
    until: (LoopbackServer) async throws -> Void, after: (LoopbackServer) async throws -> Void
  ) async throws {
    start.open()
    try await withLoopbackServer(
      respond,
      while: { server in
        let model = try model(of: server)
        try await withThrowingTaskGroup(of: Void.self) { group in
          let pushes = try Self.pushes(of: server)
          group.addTask {
            await model.run(feeds: Self.only(.new), interval: interval, pushes: pushes)
          }
          try await until(server)
          group.cancelAll()
        }
        try await after(server)
      })
  }

  private func model(of server: LoopbackServer) throws -> FeedModel {
    FeedModel(
      client: try LoopbackService.client(of: server), feed: .new, limit: 3, clock: clock,
      now: { Date() })
  }

  private static func pushes(of server: LoopbackServer) throws -> FeedPushes {
    let transport = CurlTransport(connectionsPerHost: 2, environment: [:])
    return FeedPushes(
      http: HTTPClient(
        transport: transport, clock: ContinuousClock(), policy: HTTPPolicy(timeout: .seconds(300))),
      baseURL: try #require(URL(string: server.address + "/v0")),
      backoff: Backoff(fraction: { 0 }))
  }

  private static func only(_ feed: Feed) -> AsyncStream<Feed> {
    AsyncStream {
      $0.yield(feed)
      $0.finish()
    }
  }

  private var respond: @Sendable (LoopbackRequest) async -> LoopbackResponse {
    { [list, start, refusals, attempts] request in
      guard request.headers["accept"] == "text/event-stream" else {
        return LoopbackService.item(request)
      }
      if request.path.hasSuffix("updates.json") {
        return .events { _ in try await PushServiceTests.forEver() }
      }
      guard request.query["ns"] != nil else { return .redirect(to: request.target + "?ns=a") }
      attempts.append(())
      let attempt = attempts.all.count
      if attempt <= refusals.count { return refusals[attempt - 1] }
      return .events { writer in
        await start.pass()
        try await list(writer)
      }
    }
  }
}
