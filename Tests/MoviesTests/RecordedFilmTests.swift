import Foundation
import HTTP
import Movies
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.movies.isThere, "\(RecordedData.absence)"))
struct RecordedFilmTests {
  @Test(arguments: [
    ("now_playing_p1.json", 20), ("popular_p1.json", 20), ("popular_p2.json", 20),
    ("top_rated_p1.json", 20), ("upcoming_p1.json", 20), ("upcoming_p2.json", 20),
    ("upcoming_p19_last.json", 4), ("popular_p500_cap.json", 20),
    ("upcoming_2018_p8_sparse.json", 20), ("search_fight_club_p1.json", 20),
    ("search_fight_club_p2_last.json", 20), ("search_empty.json", 0),
    ("now_playing_empty_region.json", 0),
  ])
  func `every row of a page is a film`(file: String, count: Int) async throws {
    let page = try await page(of: file)
    #expect(page.gaps == [])
    #expect(page.movies.count <= 20 && (count == 0) == page.movies.isEmpty)
    #expect(page.lastNumber <= MoviePage.reach)
    for movie in page.movies { #expect(movie.id > 0 && movie.rating?.votes != 0) }
  }

  @Test(arguments: [
    "now_playing_p1_edges.json", "popular_p1_edges.json", "top_rated_p1_edges.json",
    "upcoming_p1_edges.json",
  ])
  func `what may be missing may be missing`(file: String) async throws {
    let page = try await page(of: file)
    #expect(!page.movies.isEmpty)
  }

  @Test func `a bad row is dropped and its page stays`() async throws {
    let page = try await page(of: "popular_one_undecodable_row.json")
    #expect(
      page.movies.map(\.id) == [900_000_001, 900_000_003]
        && page.gaps == [MovieGap(row: 2, reason: "no number")])
  }

  @Test func `a list of new films says which days it is about`() async throws {
    let dates = try await page(of: "upcoming_p1.json").dates
    #expect(dates?.lowerBound.description == "2023-05-04")
    #expect(dates?.upperBound.description == "2023-05-23")
  }

  @Test func `details have people, length and a trailer`() async throws {
    let films = ScriptedFilms()
    films.set("movie/550", try RecordedData.movies.data("details_550_credits_videos.json"))
    let details = try await films.client().details(of: 550)
    #expect(details.movie.releaseDate?.description == "1999-10-15" && details.minutes == 139)
    #expect(details.genres == ["Drama", "Thriller", "Comedy"])
    #expect(!details.cast.isEmpty && !details.crew.isEmpty)
    films.set("movie/550", try RecordedData.movies.data("details_550.json"))
    #expect(try await films.client().details(of: 550).cast == [])
  }

  @Test(arguments: [
    ("status_200_captive_portal.html", "a web page in place of JSON"),
    ("status_200_empty_body.json", "an empty body"), ("status_200_truncated.json", "damaged JSON"),
    ("error_401_code7_invalid_key.json", "'results' is missing"),
  ])
  func `a success that is none is unreadable`(file: String, reason: String) async throws {
    let error = await #expect(throws: MoviesError.self) { try await page(of: file) }
    #expect(
      error
        == .http(.undecodable(endpoint: "127.0.0.1/3/movie/popular", reason: reason)))
  }

  @Test(arguments: [
    ("error_401_code7_invalid_key.json", 401, MoviesError.keyRefused(.invalid)),
    (
      "error_500_code11_internal.json", 500,
      .http(.status(500, endpoint: "127.0.0.1/3/movie/popular"))
    ),
    ("error_502_gateway.html", 502, .http(.status(502, endpoint: "127.0.0.1/3/movie/popular"))),
    (
      "error_429_code25_rate_limited.json", 429,
      .http(.slowDown(endpoint: "127.0.0.1/3/movie/popular", retryAfter: nil))
    ),
  ])
  func `an error is its status`(file: String, status: Int, error: MoviesError) async throws {
    let found = await #expect(throws: MoviesError.self) { try await page(of: file, status: status) }
    #expect(found == error)
  }

  @Test(arguments: [
    ("error_400_code22_page_501.json", 400), ("error_422_page_out_of_range.json", 422),
  ])
  func `both forms of an answer beyond the end are an empty page`(
    file: String, status: Int
  ) async throws {
    let films = ScriptedFilms()
    films.set("movie/popular?page=501", try RecordedData.movies.data(file), status: status)
    let page = try await films.client().page(501, of: .list(.popular))
    #expect(page.movies == [] && page.lastNumber == 0)
  }

  private func page(of file: String, status: Int = 200) async throws -> MoviePage {
    let films = ScriptedFilms()
    films.set("movie/popular", try RecordedData.movies.data(file), status: status)
    return try await films.client().page(1, of: .list(.popular))
  }
}
