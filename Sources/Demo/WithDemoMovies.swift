public import LoopbackServer
import Synchronization

/// A sample film service that is being served.
public struct DemoMovieService: Sendable {
  /// The server, for its statistics.
  public let server: LoopbackServer

  /// Where the films are; ends in `/3`.
  public var baseURL: String { "\(server.address)/3" }
  /// Where the posters are; ends in `/t/p`.
  public var imageURL: String { "\(server.address)/t/p" }
}

/// Serves invented films on 127.0.0.1 for as long as `body` runs; any key will do.
///
/// Every `interval` on `clock` people vote, which moves the ranks. `now` decides what is upcoming, in seconds since
/// 1970; `seed` decides everything else. Port 0 lets the system choose.
///
/// - Throws: `LoopbackError` when the port is taken, or what `body` throws.
public func withDemoMovies<Result: Sendable>(
  port: UInt16 = 0, now: Int, seed: UInt64, interval: Duration = .seconds(4),
  clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  while body: (DemoMovieService) async throws -> Result
) async throws -> Result {
  let board = FilmBoard(DemoFilms(now: now, seed: seed))
  return try await withLoopbackServer(port: port) { request in
    DemoFilmRoutes(films: board.films.withLock { $0 }).answer(to: request)
  } while: { server in
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await clock.sleep(for: interval)
          board.films.withLock { $0.move() }
        }
      }
      let result = try await body(DemoMovieService(server: server))
      group.cancelAll()
      return result
    }
  }
}

private final class FilmBoard: Sendable {
  let films: Mutex<DemoFilms>

  init(_ films: DemoFilms) { self.films = Mutex(films) }
}
