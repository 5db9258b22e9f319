import LoopbackServer
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct ShowSignalTests {
  @Test func `C55: who leaves before the poster is there is told no more`() async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/7", .json(InventedFilms.film(7)))
      films.poster(7)
      films.spoil("/t/p/w92/p7.jpg", .stallInBody)
      let tool = try films.runOnTerminal("show", "7", "--images", "blocks", "--verbose").start()
      _ = try await tool.until { $0.screenText.contains("/t/p/w92/p7.jpg") }
      tool.send(signal: SIGINT)
      let end = try await tool.finish()
      #expect(end.ending == .killed(SIGINT))
      #expect(!end.screenText.contains("TMDB"))
    }
  }
}
