import HTTP
import Movies
import Testing

/// What the body of a refusal tells.
@Suite(.timeLimit(.minutes(5))) struct RefusalTests {
  @Test(arguments: [
    (401, #"{"status_code":7,"success":false}"#, KeyRefusal.invalid),
    (401, #"{"status_code":10,"success":false}"#, .suspended),
    (403, #"{"status_code":45}"#, .accountSuspended), (401, #"{"status_code":14}"#, .unknown),
    (401, #"{"status_code":"7"}"#, .unknown), (401, "", .unknown), (403, "<html>", .unknown),
    (401, "[7]", .unknown), (401, #"{"status_code":99999999999999999999}"#, .unknown),
  ])
  func `a suspended key is not a wrong one`(
    status: Int, body: String, refusal: KeyRefusal
  ) async throws {
    let films = ScriptedFilms()
    films.set("movie/popular", body, status: status)
    films.set("movie/5", body, status: status)
    let client = try films.client()
    await #expect(throws: MoviesError.keyRefused(refusal)) {
      try await client.page(1, of: .list(.popular))
    }
    await #expect(throws: MoviesError.keyRefused(refusal)) { try await client.details(of: 5) }
  }

  @Test(arguments: [
    (KeyRefusal.unknown, "the service refused the API key", false),
    (.invalid, "the service refused the API key: it is not valid", false),
    (.suspended, "the service refused the API key: it is suspended", true),
    (.accountSuspended, "the service refused the API key: its account is suspended", true),
  ])
  func `each refusal has its sentence`(refusal: KeyRefusal, text: String, isSuspension: Bool) {
    #expect(MoviesError.keyRefused(refusal).description == text)
    #expect(refusal.isSuspension == isSuspension)
  }

  private static let beyond = [
    (400, #"{"status_code":22,"status_message":"Invalid page","success":false}"#),
    (422, #"{"errors":["page must be less than or equal to 500"]}"#), (422, ""), (400, "{}"),
  ]
  private static let others = [
    (400, #"{"status_code":27}"#), (422, #"{"status_code":5}"#), (400, #"{"status_code":47}"#),
    (422, #"{"errors":["query must be provided"]}"#),
  ]

  @Test(arguments: beyond)
  func `a page that is not there is an empty one`(status: Int, body: String) async throws {
    let films = ScriptedFilms()
    films.set("movie/popular?page=3", body, status: status)
    let page = try await films.client().page(3, of: .list(.popular))
    #expect(page.movies == [] && page.lastNumber == 0 && page.number == 3)
  }

  @Test(arguments: others)
  func `a refusal of anything else is a failure on every page`(
    status: Int, body: String
  ) async throws {
    let films = ScriptedFilms()
    films.set("movie/popular?page=3", body, status: status)
    let error = MoviesError.http(.status(status, endpoint: "127.0.0.1/3/movie/popular"))
    let client = try films.client()
    await #expect(throws: error) { try await client.page(3, of: .list(.popular)) }
  }

  @Test(arguments: beyond + others)
  func `the first page is there: a refusal of it is a failure`(
    status: Int, body: String
  ) async throws {
    let films = ScriptedFilms()
    films.set("movie/popular", body, status: status)
    let error = MoviesError.http(.status(status, endpoint: "127.0.0.1/3/movie/popular"))
    let client = try films.client()
    await #expect(throws: error) { try await client.page(1, of: .list(.popular)) }
  }
}
