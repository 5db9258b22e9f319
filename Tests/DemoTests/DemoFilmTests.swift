import CurlTransport
import Demo
import Foundation
import HTTP
import Images
import LoopbackServer
import Movies
import RawClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoFilmTests {
  @Test(arguments: MovieList.allCases)
  func `a list has every film on one of its pages, once`(list: MovieList) async throws {
    try await Self.served { service, client in
      let first = try await client.page(1, of: .list(list))
      #expect(first.movies.count == 20 && first.lastNumber == (first.totalCount + 19) / 20)
      var ids: [Int] = []
      for number in 1...first.lastNumber {
        let page = try await client.page(number, of: .list(list))
        #expect(page.gaps.isEmpty && page.number == number)
        ids += page.movies.map(\.id)
      }
      #expect(ids.count == first.totalCount && Set(ids).count == ids.count)
      #expect(try await client.page(first.lastNumber + 1, of: .list(list)).movies.isEmpty)
    }
  }

  @Test(arguments: [
    ("/3/movie/popular?page=0", 400), ("/3/movie/popular?page=501", 400), ("/3/movie/1", 404),
    ("/3/search/movie", 422), ("/3/else", 404), ("/t/p/w92/demo1.png", 404),
    ("/t/p/w92/demo70006.png", 404),
  ])
  func `what is not there is refused`(target: String, status: Int) async throws {
    try await Self.served { service, _ in
      let client = try #require(RawClient(port: service.server.port))
      await client.get(target)
      #expect(await client.readAnswer().head.hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test func `a search finds what has all the words in its titles`() async throws {
    try await Self.served { _, client in
      let film = try #require(try await client.page(1, of: .list(.popular)).movies.first)
      let found = try await client.page(1, of: .search(film.title.uppercased()))
      #expect(found.movies.contains(film))
      #expect(try await client.page(1, of: .search("xqz")).totalCount == 0)
    }
  }

  @Test func `a film has genres, people and a trailer`() async throws {
    try await Self.served { _, client in
      let film = try await client.details(of: 70_001)
      #expect(film.movie.id == 70_001 && film.genres.count == 2)
      #expect(film.cast.first?.character == "The Mapmaker")
      #expect(film.crew.first?.job == "Director")
      #expect(film.videos.map(\.key) == ["demo-70001"])
    }
  }

  @Test(arguments: [(PosterSize.w92, 138), (.w342, 513)])
  func `a poster is a picture of the width asked for`(size: PosterSize, height: Int) async throws {
    try await Self.served { service, client in
      let posters = PosterLoader(client: client, http: Self.http, disk: nil)
      let path = try #require(PosterPath("/demo70001.png"))
      let file = try #require(try await posters.file(of: path, size: size))
      let picture = try Picture(decoding: file)
      #expect(picture.size.width == size.pixels && picture.size.height == height)
      #expect(Set(picture.samples).count > 10)
    }
  }

  /// With a timeout that a busy machine does not reach.
  private static let http = HTTPClient(
    transport: CurlTransport(connectionsPerHost: 4), clock: ContinuousClock(),
    policy: HTTPPolicy(attempts: 1, timeout: .seconds(300)))

  private static func served(
    _ body: (DemoMovieService, MoviesClient) async throws -> Void
  ) async throws {
    try await withDemoMovies(now: 1_800_000_000, seed: 1, clock: ManualClock()) { service in
      let base = try #require(URL(string: service.baseURL))
      let client = MoviesClient(
        http: http, key: MoviesKey("k"), baseURL: base, imageURL: URL(string: service.imageURL))
      try await body(service, client)
    }
  }
}
