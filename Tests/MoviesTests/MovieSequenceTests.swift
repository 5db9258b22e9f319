import Foundation
import HTTP
import Movies
import Testing

@Suite(.timeLimit(.minutes(5))) struct MovieSequenceTests {
  @Test func `ranks that drift bring no film twice, and the order stays`() async throws {
    let films = ScriptedFilms()
    films.page("movie/popular", Array(1...20), of: 3)
    films.page("movie/popular?page=2", [19, 20] + Array(21...38), of: 3)
    films.page("movie/popular?page=3", [38, 39], of: 3)
    #expect(try await ids(films, limit: 100) == Array(1...39))
    #expect(films.requests.count == 3)
  }

  @Test(arguments: [(1, 1), (20, 1), (21, 2), (25, 2), (41, 3)])
  func `no more pages are asked for than are needed`(limit: Int, requests: Int) async throws {
    let films = ScriptedFilms()
    for page in 1...9 {
      let name = page == 1 ? "movie/popular" : "movie/popular?page=\(page)"
      films.page(name, Array((page * 20 - 19)...(page * 20)), of: 9)
    }
    #expect(try await ids(films, limit: limit) == Array(1...limit))
    #expect(films.requests.count == requests)
  }

  @Test func `it ends behind page 500, whatever the service says`() async throws {
    let films = ScriptedFilms()
    films.page("movie/popular?page=500", [1], of: 38_029)
    var pages = films.movies(firstPage: 500, limit: 100)
    #expect(try await pages.next()?.movies.map(\.id) == [1])
    #expect(try await pages.next() == nil)
    #expect(films.requests.count == 1)
  }

  @Test func `a page that fails ends it with its error, after those before`() async throws {
    let films = ScriptedFilms()
    films.page("movie/popular", Array(1...20), of: 4)
    films.page("movie/popular?page=2", [21], of: 4)
    films.set("movie/popular?page=3", "", status: 503)
    var pages = films.movies(firstPage: 1, limit: 80)
    #expect(try await pages.next()?.movies.count == 20)
    #expect(try await pages.next()?.movies.count == 1)
    await #expect(throws: MoviesError.http(.status(503, endpoint: "127.0.0.1/3/movie/popular"))) {
      try await pages.next()
    }
    #expect(try await pages.next() == nil)
  }

  @Test(arguments: [
    ("k", "api_key=k", nil), ("eyJa.b.c", "", "Bearer eyJa.b.c"), ("eyJab", "api_key=eyJab", nil),
  ])
  func `a token goes out as a header, a key in the query`(
    key: String, query: String, header: String?
  ) async throws {
    let films = ScriptedFilms()
    films.page("search/movie", [1], of: 1)
    _ = try await films.client(key: key, language: "pt-BR", region: "BR")
      .page(1, of: .search("Fast + Furious & co"))
    let request = try #require(films.requests.first)
    let expected =
      "query=Fast%20%2B%20Furious%20%26%20co&include_adult=false&page=1&region=BR&language=pt-BR"
    #expect(
      request.url.query(percentEncoded: true) == expected + (query.isEmpty ? "" : "&" + query))
    #expect(request.headers["Authorization"] == header)
    #expect(!request.endpoint.contains(key) || key == "k")
  }

  private func ids(_ films: ScriptedFilms, limit: Int) async throws -> [Int] {
    var ids: [Int] = []
    for try await page in try films.client().movies(in: .list(.popular), limit: limit) {
      ids += page.movies.map(\.id)
    }
    return ids
  }
}

extension ScriptedFilms {
  fileprivate func movies(firstPage: Int, limit: Int) -> MovieSequence.Iterator {
    guard let client = try? client() else { preconditionFailure("an address is none") }
    return client.movies(in: .list(.popular), firstPage: firstPage, limit: limit)
      .makeAsyncIterator()
  }
}
