import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import Movies
import Testing

/// What becomes of a list whose request fails; the clock moves only where a test moves it.
@Suite(.timeLimit(.minutes(5))) struct MovieListRetryTests {
  private static let endpoint = "api.themoviedb.org/3/movie/upcoming"

  private let executor = DrainExecutor()

  @Test func `a failed page is tried again after ever longer waits, and the films before it stay`()
    throws
  {
    let failures = Array(repeating: SlowFilms.Answer(status: 503), count: 8)
    let films = SlowFilms([
      "upcoming": [.init(film: 7, pages: 3)] + failures + [
        .init(film: 7, pages: 3), .init(film: 8),
      ]
    ])
    let model = films.model(limit: 21)
    let run = start(model)
    let reason = MoviesError.http(.status(503, endpoint: Self.endpoint))
    // Half of 1, 2, 4 … seconds, since the middle is drawn each time.
    var at = 0.0
    for wait in [0.5, 1, 2, 4, 8, 16, 30, 30] {
      at += wait
      let time = Date(timeIntervalSince1970: at)
      #expect(model.snapshots.value.progress == .retrying(at: time, reason: reason))
      #expect(model.snapshots.value.movies.map(\.id) == [7])
      pass(.seconds(wait) - .milliseconds(1), films)
      #expect(model.snapshots.value.progress == .retrying(at: time, reason: reason))
      pass(.milliseconds(1), films)
    }
    #expect(model.snapshots.value.progress == .complete)
    #expect(model.snapshots.value.movies.map(\.id) == [7, 8])
    let second = Array(repeating: "upcoming?2", count: 9)
    #expect(films.asked == ["upcoming?1"] + second + ["upcoming?3"])
    end(run, films)
  }

  @Test func `a page that came begins the waits anew`() throws {
    let failure = SlowFilms.Answer(status: 500)
    let films = SlowFilms([
      "upcoming": [failure, failure, .init(film: 1, pages: 2), failure, .init(film: 2, pages: 2)]
    ])
    let model = films.model(limit: 21)
    let run = start(model)
    for wait in [0.5, 1, 0.5] { pass(.seconds(wait), films) }
    #expect(model.snapshots.value.progress == .complete)
    #expect(model.snapshots.value.movies.map(\.id) == [1, 2])
    end(run, films)
  }

  @Test(arguments: [(5, 5), (86_400, 600), (0, 1)])
  func `an asked-for wait of up to ten minutes holds for every list`(asked: Int, wait: Int) throws {
    let films = SlowFilms([
      "upcoming": [.init(status: 429, retryAfter: asked), .init(film: 1)],
      "popular": [.init(film: 2)],
    ])
    let model = films.model()
    let run = start(model)
    // A wait of nothing is as good as none: half of the first one then.
    let until = Date(timeIntervalSince1970: asked == 0 ? 0.5 : Double(wait))
    let told = MovieListSnapshot.Progress.retrying(
      at: until,
      reason: .http(.slowDown(endpoint: Self.endpoint, retryAfter: .seconds(asked))))
    #expect(model.snapshots.value.progress == told)
    for list in [MovieList.popular, .upcoming] {
      model.ask(MovieListRequest(list: list, turn: 1))
      executor.drain()
      #expect(model.snapshots.value.request.list == list)
      #expect(model.snapshots.value.progress == told)
    }
    #expect(films.asked == ["upcoming?1"])
    pass(.seconds(wait), films)
    #expect(model.snapshots.value.progress == .complete)
    #expect(films.asked == ["upcoming?1", "upcoming?1"])
    end(run, films)
  }

  @Test(arguments: [401, 403, 404, 405, 422, 501])
  func `what will not pass is not tried again`(status: Int) throws {
    let films = SlowFilms(["upcoming": [.init(status: status)]])
    let model = films.model()
    let run = start(model)
    guard case .failed = model.snapshots.value.progress else {
      Issue.record("\(model.snapshots.value.progress)")
      return
    }
    #expect(films.clock.sleeperCount == 0 && films.asked.count == 1)
    end(run, films)
  }

  @Test func `a refresh that fails keeps what is shown, one that comes replaces it`() async throws {
    let films = SlowFilms([
      "upcoming": [
        .init(film: 1), .init(status: 404), .init(status: 503), .init(film: 2),
        .init(delay: .seconds(1), film: 3),
      ],
      "popular": [.init(delay: .seconds(1), film: 9)],
    ])
    let model = films.model()
    let run = start(model)
    for (turn, ids) in zip(1..., [[1], [1], [2]]) {
      model.ask(MovieListRequest(list: .upcoming, turn: turn))
      executor.drain()
      #expect(model.snapshots.value.movies.map(\.id) == ids)
      #expect((model.snapshots.value.progress == .complete) == (turn == 3))
    }
    model.ask(MovieListRequest(list: .upcoming, turn: 4))
    executor.drain()
    #expect(model.snapshots.value.movies.map(\.id) == [2])
    #expect(model.snapshots.value.progress == .loading)
    model.ask(MovieListRequest(list: .popular, turn: 5))
    executor.drain()
    #expect(model.snapshots.value.movies == [])
    end(run, films)
  }

  @Test func `another list ends the wait for the one before`() throws {
    let films = SlowFilms(["upcoming": [.init(status: 503)], "popular": [.init(film: 2)]])
    let model = films.model()
    let run = start(model)
    model.ask(MovieListRequest(list: .popular, turn: 1))
    executor.drain()
    #expect(model.snapshots.value.progress == .complete)
    pass(.seconds(60), films)
    #expect(films.asked == ["upcoming?1", "popular?1"])
    end(run, films)
  }

  private func start(_ model: MovieListModel) -> Task<Void, Never> {
    let run = executor.start { await model.run() }
    executor.drain()
    return run
  }

  private func pass(_ time: Duration, _ films: SlowFilms) {
    films.clock.advance(by: time)
    executor.drain()
  }

  private func end(_ run: Task<Void, Never>, _ films: SlowFilms) {
    run.cancel()
    executor.drain()
    #expect(films.clock.sleeperCount == 0)
  }
}
