public import AsyncOperators
import HTTP

/// The films of one chosen list at a time, brought page by page.
///
/// The newest request wins: it ends what an older one began, and what that still brings is dropped. An error is a
/// state of the list, not the end: `retry` or another choice goes on from there.
public actor MovieListModel {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<MovieListSnapshot, Never>

  private let client: MoviesClient
  private let firstPage: Int
  private let limit: Int
  private nonisolated let requests: AsyncCurrentValueSubject<MovieListRequest, Never>

  /// Shows nothing yet; `run` brings what is asked for.
  ///
  /// - Parameters:
  ///   - client: Brings pages.
  ///   - list: What is brought first.
  ///   - firstPage: The page to begin with, from 1.
  ///   - limit: The most films of a list.
  public init(
    client: MoviesClient, list: MovieList = .upcoming, firstPage: Int = 1, limit: Int
  ) {
    self.client = client
    self.firstPage = firstPage
    self.limit = limit
    let request = MovieListRequest(list: list)
    requests = AsyncCurrentValueSubject(request)
    snapshots = AsyncCurrentValueSubject(MovieListSnapshot(request: request))
  }

  /// Asks for a list; nothing where it is the one asked for last.
  public func choose(_ list: MovieList) {
    guard requests.value.list != list else { return }
    ask(MovieListRequest(list: list, turn: requests.value.turn + 1))
  }

  /// Brings the list asked for last once more, unless that is under way.
  public func retry() {
    let request = requests.value
    guard snapshots.value.request == request, snapshots.value.progress != .loading else { return }
    ask(MovieListRequest(list: request.list, turn: request.turn + 1))
  }

  /// Asks for a list by a number of the caller's; nothing where both are those of the last request.
  public nonisolated func ask(_ request: MovieListRequest) {
    if requests.value != request { requests.send(request) }
  }

  /// Brings what is asked for until the caller is cancelled; to be called once.
  public func run() async {
    let rounds = requests.values().removeDuplicates().mapLatest { await self.load($0) }
    for await _ in rounds {}
  }

  private func load(_ request: MovieListRequest) async {
    var snapshot = MovieListSnapshot(request: request)
    show(snapshot)
    do throws(MoviesError) {
      let pages = client.movies(in: .list(request.list), firstPage: firstPage, limit: limit)
      for try await page in pages {
        snapshot.movies += page.movies
        show(snapshot)
      }
      snapshot.progress = .complete
    } catch .http(.cancelled) {
      return
    } catch {
      snapshot.progress = .failed(error)
    }
    show(snapshot)
  }

  /// Puts what has come on show, unless it was overtaken.
  private func show(_ snapshot: MovieListSnapshot) {
    guard !Task.isCancelled, snapshot.request == requests.value else { return }
    snapshots.send(snapshot)
  }
}
