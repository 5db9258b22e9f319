import Movies
import Terminal
import ToolKit

/// `movies list` and `movies search`: films on standard output.
struct ListCommand: Sendable {
  var source: MovieSource
  var excerpt: MovieExcerpt

  /// Prints the films of each page as it comes, then what is missing.
  func run(on desk: MoviesDesk) async throws(Failure) {
    var printer = MoviePrinter(desk: desk, excerpt: excerpt)
    let pages = desk.client.movies(
      in: source, firstPage: excerpt.firstPage, limit: excerpt.limit)
    var failure: Failure?
    do throws(MoviesError) {
      let result = try await desk.console.withProgress("Loading", clock: desk.clock) {
        progress async throws(MoviesError) -> Result<Void, Failure> in
        for try await page in pages {
          do throws(Failure) { try await printer.take(page) } catch { return .failure(error) }
          progress.say("Loading \(printer.count) of \(min(excerpt.limit, page.totalCount))")
        }
        return .success(())
      }
      if case .failure(let error) = result { failure = error }
    } catch { failure = Failure(error) }
    if let failure { throw failure }
    try printer.finish(isSearch: isSearch)
  }

  private var isSearch: Bool { if case .search = source { true } else { false } }
}
