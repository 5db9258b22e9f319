import LoopbackServer
import Synchronization
import TestSupport

/// A film service of a test's own making, on real sockets; what is not set is a 404.
struct InventedFilms: Sendable {
  let server: LoopbackServer
  private let answers: Answers
  private static let places = Places(6)
  /// What no output may hold.
  static let key = "0123456789abcdef0123456789abcdef"

  /// Serves as long as `body` runs.
  static func served<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    while body: (InventedFilms) async throws -> Result
  ) async throws -> Result {
    try await places.holding {
      let answers = Answers()
      return try await withLoopbackServer { request in
        let page = request.query["page"] ?? "1"
        let name = page == "1" ? request.path : "\(request.path)?page=\(page)"
        return answers.byName.withLock { $0[name] } ?? .json("{}", status: 404)
      } while: { server in
        let films = InventedFilms(server: server, answers: answers)
        films.page("movie/upcoming", [1, 2])
        return try await body(films)
      }
    }
  }

  func page(_ name: String, _ ids: [Int], of pages: Int = 1, total: Int? = nil) {
    let rows = ids.map(Self.film).joined(separator: ",")
    answer(
      "/3/\(name)",
      .json(
        #"{"page":1,"results":[\#(rows)],"total_pages":\#(pages),"total_results":\#(total ?? ids.count)}"#
      ))
  }

  static func film(_ id: Int) -> String {
    #"{"id":\#(id),"title":"Film \#(id)","original_title":"Film \#(id)","original_language":"en","#
      + #""overview":"About \#(id).","poster_path":"/p\#(id).jpg","release_date":"2026-01-0\#(id % 9 + 1)","#
      + #""vote_average":8,"vote_count":\#(id)}"#
  }

  /// Gives a film a poster, in two sizes.
  func poster(_ id: Int, delay: Duration = .zero) {
    for size in ["w92", "w342"] {
      answer(
        "/t/p/\(size)/p\(id).jpg", LoopbackResponse(body: .bytes(TestPoster.png), delay: delay))
    }
  }

  func spoil(_ path: String, _ fault: LoopbackFault?) {
    answers.byName.withLock { $0[path, default: .json("{}")].fault = fault }
  }

  func answer(_ path: String, _ response: LoopbackResponse) {
    answers.byName.withLock { $0[path] = response }
  }

  /// A run of `movies` that asks here, into pipes.
  func run(_ words: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun("movies", words + addresses, environment: keyed(environment))
  }

  /// A run of `movies` that asks here, on a terminal.
  func runOnTerminal(
    _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) -> ToolRun {
    var run = ToolRun.onTerminal("movies", words + addresses, environment: keyed(environment))
    (run.columns, run.rows) = (columns, rows)
    return run
  }

  /// On a busy machine a test may come to its next step after the usual longest wait for an answer.
  private func keyed(_ environment: [String: String]) -> [String: String] {
    environment.merging(["MOVIES_TIMEOUT": "300", "MOVIES_API_KEY": Self.key]) { given, _ in given }
  }

  private var addresses: [String] {
    ["--base-url", "\(server.address)/3", "--image-url=\(server.address)/t/p"]
  }

  private final class Answers: Sendable {
    let byName = Mutex<[String: LoopbackResponse]>([:])
  }
}
