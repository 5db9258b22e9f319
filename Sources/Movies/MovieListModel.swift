public import AsyncOperators
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// The films of one chosen list at a time, brought page by page.
///
/// The newest request wins: it ends what an older one began, and what that still brings is dropped. An error is a
/// state of the list, not the end: what may pass is tried again by itself, from the page on that failed; `retry` or
/// another choice goes on from there too.
public actor MovieListModel {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<MovieListSnapshot, Never>

  private let client: MoviesClient
  private let firstPage: Int
  private let limit: Int
  private let clock: any Clock<Duration>
  private let backoff: Backoff
  private let now: @Sendable () -> Date
  /// Until when the service wants to be left alone, whatever is asked for, and what it said.
  private var quiet: (until: Date, reason: MoviesError)?
  private nonisolated let requests: AsyncCurrentValueSubject<MovieListRequest, Never>

  /// Shows nothing yet; `run` brings what is asked for.
  ///
  /// - Parameters:
  ///   - client: Brings pages.
  ///   - list: What is brought first.
  ///   - firstPage: The page to begin with, from 1.
  ///   - limit: The most films of a list.
  ///   - clock: What waits are timed by.
  ///   - backoff: The waits after failures in a row.
  ///   - now: The time of day, for when it is tried again.
  public init(
    client: MoviesClient, list: MovieList = .upcoming, firstPage: Int = 1, limit: Int,
    clock: any Clock<Duration>, backoff: Backoff = Backoff(), now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.firstPage = firstPage
    self.limit = limit
    self.clock = clock
    self.backoff = backoff
    self.now = now
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
  ///
  /// A page that fails is asked for again after a random wait of at most 1 s, 2 s, 4 s … 60 s, or after what the service
  /// asks for, up to 10 minutes, which holds for all lists. What will not pass, such as a refused key, is not.
  public func run() async { await run(on: clock) }

  private func run(on clock: some Clock<Duration>) async {
    let rounds = requests.values().removeDuplicates().mapLatest { request in
      await self.load(request, on: clock)
    }
    for await _ in rounds {}
  }

  /// Brings a list, however often it takes.
  private func load(_ request: MovieListRequest, on clock: some Clock<Duration>) async {
    let shown = snapshots.value
    let old = shown.request.list == request.list ? shown.movies : []
    var snapshot = MovieListSnapshot(request: request)
    var page = firstPage
    var failures = 0
    if let quiet, quiet.until > now() {
      snapshot.progress = .retrying(at: quiet.until, reason: quiet.reason)
      show(snapshot, over: old)
      // Cancelled or not, the loop looks.
      try? await clock.sleep(for: .seconds(min(quiet.until.timeIntervalSince(now()), 600)))
    }
    while !Task.isCancelled {
      snapshot.progress = .loading
      show(snapshot, over: old)
      do throws(MoviesError) {
        for try await films in pages(of: request.list, from: page, behind: snapshot.movies) {
          snapshot.movies += films.movies
          (page, failures) = (page + 1, 0)
          show(snapshot, over: old)
        }
        snapshot.progress = .complete
        return show(snapshot, over: old)
      } catch {
        failures += 1
        let wait = wait(after: error, failures: failures)
        snapshot.progress = wait.map { .retrying(at: $0.end, reason: error) } ?? .failed(error)
        show(snapshot, over: old)
        guard let wait else { return }
        try? await clock.sleep(for: wait.time)
      }
    }
  }

  /// How long to wait after failures in a row, and until when; nil after what will not pass.
  private func wait(after error: MoviesError, failures: Int) -> (time: Duration, end: Date)? {
    guard error.isPassing, case .http(let reason) = error else { return nil }
    let time = backoff.wait(after: reason, failures: failures)
    let end = now().addingTimeInterval(time / .seconds(1))
    if reason.askedWait != nil { quiet = (end, error) }
    return (time, end)
  }

  private func pages(of list: MovieList, from page: Int, behind movies: [Movie]) -> MovieSequence {
    MovieSequence(
      client: client, source: .list(list), firstPage: page, limit: limit,
      known: Set(movies.map(\.id)))
  }

  /// Puts what has come on show, unless it was overtaken; what was there stays until there is as much.
  private func show(_ snapshot: MovieListSnapshot, over old: [Movie]) {
    guard !Task.isCancelled, snapshot.request == requests.value else { return }
    var snapshot = snapshot
    let isLess = snapshot.progress != .complete && snapshot.movies.count < old.count
    if isLess { snapshot.movies = old }
    snapshots.send(snapshot)
  }
}
