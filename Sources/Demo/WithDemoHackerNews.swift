public import LoopbackServer

/// Serves a Hacker News of invented stories on 127.0.0.1 for as long as `body` runs.
///
/// Every `interval` on `clock` a new story arrives, people comment, and points move the ranks; who listens to
/// the push stream hears of it. When this returns or throws, the movement has ended and the port is closed.
///
/// `now` is the time of the youngest story, in seconds since 1970; `seed` decides everything else, so that the
/// same numbers give the same news. Port 0 lets the system choose. `fault` may spoil the answer to a request.
///
/// - Throws: `LoopbackError` when the port is taken, or what `body` throws.
public func withDemoHackerNews<Result: Sendable>(
  port: UInt16 = 0, now: Int, seed: UInt64, interval: Duration = .seconds(4),
  clock: any Clock<Duration>,
  fault: @escaping @Sendable (LoopbackRequest) -> LoopbackFault? = { _ in nil },
  isolation: isolated (any Actor)? = #isolation,
  while body: (DemoService) async throws -> Result
) async throws -> Result {
  let board = DemoBoard(DemoHackerNews(now: now, seed: seed))
  let routes = DemoRoutes(board: board, clock: clock)
  let seconds = max(1, Int(interval.components.seconds))
  return try await withLoopbackServer(port: port) { request in
    var response = routes.answer(to: request)
    response.fault = fault(request)
    return response
  } while: { server in
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await clock.sleep(for: interval)
          board.move(seconds: seconds)
        }
      }
      let result = try await body(DemoService(server: server, board: board))
      group.cancelAll()
      return result
    }
  }
}
