import Foundation
import HTTP
import Movies
import Testing

/// Where posters are, by the word of the service.
@Suite(.timeLimit(.minutes(5))) struct ImageAddressTests {
  private static let named = #"{"images":{"secure_base_url":"https://img.example/t/p/"}}"#

  @Test(arguments: [
    (200, named, "https://img.example/t/p/w92/a.jpg"),
    (200, "{}", "https://image.tmdb.org/t/p/w92/a.jpg"),
    (
      200, #"{"images":{"secure_base_url":"http://img.example/"}}"#,
      "https://image.tmdb.org/t/p/w92/a.jpg"
    ),
    (500, "", "https://image.tmdb.org/t/p/w92/a.jpg"),
    (401, "", "https://image.tmdb.org/t/p/w92/a.jpg"),
  ])
  func `the service is asked once, by however many, whatever it says`(
    status: Int, body: String, address: String
  ) async throws {
    let films = ScriptedFilms()
    films.set("configuration", body, status: status)
    let client = films.officialClient()
    let path = try #require(PosterPath("/a.jpg"))
    for _ in 0..<2 {
      await withTaskGroup(of: URL.self) { group in
        for _ in 0..<20 { group.addTask { await client.address(of: path, size: .w92) } }
        for await url in group { #expect(url.absoluteString == address) }
      }
    }
    #expect(films.requests.map { $0.url.path() } == ["/3/configuration"])
    #expect(films.requests.first?.url.query()?.contains("language") == false)
  }
}

extension ScriptedFilms {
  fileprivate func officialClient() -> MoviesClient {
    MoviesClient(
      http: HTTPClient(
        transport: self, clock: ContinuousClock(), policy: HTTPPolicy(attempts: 1)),
      key: MoviesKey("k"), language: "de")
  }
}
