import AsyncOperators

/// Films from as many pages as are asked for, in order, each once; fetches pages ahead, a few at a time.
///
/// The ranking moves while one pages, so that the end of a page often comes again on the next: such repeats are left
/// out. It ends behind the last page, or page 500. Each element is what one page brings; the first that fails ends it
/// with its error. It does nothing before its first element is asked for; cancelling its reader ends its requests.
public struct MovieSequence: AsyncSequence, Sendable {
  public typealias Element = MoviePage
  public typealias Failure = MoviesError

  /// Pages asked for at a time.
  static let maxConcurrency = 4

  let client: MoviesClient
  let source: MovieSource
  let firstPage: Int
  let limit: Int
  /// Films of pages before these, which count as brought.
  var known: Set<Int> = []

  public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  public struct Iterator: AsyncIteratorProtocol {
    let sequence: MovieSequence
    /// The page to ask for next.
    var next: Int
    private var ready: [Result<MoviePage, MoviesError>] = []
    private var known: Set<Int>
    /// The last page; nil as long as none has said it.
    private var last: Int?
    private var isOver = false

    init(sequence: MovieSequence) {
      self.sequence = sequence
      next = sequence.firstPage
      known = sequence.known
    }

    public mutating func next() async throws(MoviesError) -> MoviePage? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation: isolated (any Actor)?
    ) async throws(MoviesError) -> MoviePage? {
      if ready.isEmpty { await fetch(isolation: isolation) }
      guard !isOver, known.count < sequence.limit, !ready.isEmpty else { return nil }
      do throws(MoviesError) {
        var page = try ready.removeFirst().get()
        let room = sequence.limit - known.count
        page.movies = Array(page.movies.filter { known.insert($0.id).inserted }.prefix(room))
        return page
      } catch {
        isOver = true
        throw error
      }
    }

    /// Asks for as many pages as are probably needed, one alone while the number of pages is unknown.
    private mutating func fetch(isolation: isolated (any Actor)?) async {
      let end = Swift.min(last ?? next, MoviePage.reach)
      let missing = (sequence.limit - known.count + 19) / 20
      guard next <= end, missing > 0, !isOver else { return }
      let numbers =
        next...Swift.min(end, next + Swift.min(missing, MovieSequence.maxConcurrency) - 1)
      let (client, source) = (sequence.client, sequence.source)
      ready = await numbers.concurrentMap(maxConcurrency: MovieSequence.maxConcurrency) {
        number async -> Result<MoviePage, MoviesError> in
        do throws(MoviesError) {
          return .success(try await client.page(number, of: source))
        } catch { return .failure(error) }
      }
      next = numbers.upperBound + 1
      if case .success(let page)? = ready.last { last = page.lastNumber }
    }
  }
}

extension MoviesClient {
  /// Films of `source`, at most `limit`, from a page on.
  public nonisolated func movies(
    in source: MovieSource, firstPage: Int = 1, limit: Int
  ) -> MovieSequence {
    MovieSequence(client: self, source: source, firstPage: firstPage, limit: limit)
  }
}
