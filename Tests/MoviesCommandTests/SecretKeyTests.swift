import Foundation
import LoopbackServer
import TestSupport
import Testing

/// C38: where the key goes, and where it does not.
@Suite(.timeLimit(.minutes(5))) struct SecretKeyTests {
  private static let token = "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.c2lnbmF0dXJl"

  @Test(arguments: [InventedFilms.key, token])
  func `a redirect to another host and a poster's request are told no key`(key: String) async throws
  {
    try await withLoopbackServer { _ in
      .json(InventedFilms.film(7))
    } while: { other in
      try await InventedFilms.served { films in
        films.answer("/3/movie/7", .redirect(to: "\(other.address)/3/movie/7"))
        films.poster(7)
        let folder = try TemporaryFolder()
        let environment = ["MOVIES_API_KEY": key, "HOME": folder.path]
        var run = films.runOnTerminal(
          "show", "7", "--images", "blocks", "--verbose", environment: environment)
        run.errors = .pipe
        let end = try await run.finish()
        #expect(end.ending == .exited(0))
        let asked = films.server.statistics.recentRequests.filter {
          $0.path.hasPrefix("/3/") || $0.path.hasPrefix("/t/p/")
        }
        #expect(asked.map(\.path) == ["/3/movie/7", "/t/p/w92/p7.jpg"])
        #expect(Self.tells(asked[0], key))
        #expect(!Self.tells(asked[1], key))
        #expect(other.statistics.recentRequests.map { Self.tells($0, key) } == [false])
        for text in [end.screenText, end.errorText] { #expect(!text.contains(key)) }
        #expect(folder.contents.contains { $0.hasPrefix(".cache/movies/posters/") })
        for name in folder.contents {
          let file = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
          #expect(!name.contains(key) && file.firstRange(of: Data(key.utf8)) == nil)
        }
      }
    }
  }

  @Test(arguments: ["/3/movie/7?page=1&api_key=\(InventedFilms.key)", "/\(InventedFilms.key)/7"])
  func `a redirect that repeats the key is not followed, and not told`(path: String) async throws {
    try await withLoopbackServer { _ in
      .json(InventedFilms.film(7))
    } while: { other in
      try await InventedFilms.served { films in
        films.answer("/3/movie/7", .redirect(to: other.address + path))
        let end = try await films.run("show", "7", "--verbose").finish()
        #expect(end.ending == .exited(76))
        #expect(other.statistics.recentRequests.isEmpty)
        #expect(end.errorText.contains("redirects, but to an address that gives the key away"))
        #expect(!end.errorText.contains(InventedFilms.key))
      }
    }
  }

  private static func tells(_ request: LoopbackRequest, _ key: String) -> Bool {
    request.query.values.contains { $0.contains(key) }
      || request.headers.contains { $0.value.contains(key) }
  }
}
