import AsyncOperators
import AsyncOperatorsTesting
import HTTP
import Movies
import Testing

@Suite(.timeLimit(.minutes(5))) struct MovieListModelTests {
  @Test func `it starts on upcoming, and brings nothing before it runs`() async {
    let films = SlowFilms(["upcoming": [.init(delay: .seconds(1), film: 7)]])
    let model = films.model()
    #expect(model.snapshots.value.request == MovieListRequest(list: .upcoming))
    #expect(model.snapshots.value.progress == .loading && films.clock.sleeperCount == 0)
    await Self.running(model) {
      await films.clock.waitForSleepers()
      films.clock.advance(by: .seconds(1))
      let shown = await Self.next(of: model) { $0.progress != .loading }
      #expect(shown?.progress == .complete)
      #expect(shown?.movies.map(\.id) == [7])
    }
  }

  @Test(arguments: [false, true])
  func `the newest request wins over a slow old answer`(isStubborn: Bool) async {
    let films = SlowFilms([
      "upcoming": [.init(delay: .seconds(10), film: 1, isStubborn: isStubborn)],
      "popular": [.init(delay: .zero, film: 2)],
    ])
    let model = films.model()
    await Self.running(model) {
      await films.clock.waitForSleepers()
      await model.choose(.popular)
      if isStubborn { films.clock.advance(by: .seconds(10)) }
      let shown = await Self.next(of: model) { $0.progress != .loading }
      #expect(shown?.request.list == .popular)
      films.clock.advance(by: .seconds(30))
    }
    #expect(model.snapshots.value.movies.map(\.id) == [2])
    #expect(films.clock.sleeperCount == 0)
  }

  @Test func `an error is a state, and a retry brings the films`() async {
    let films = SlowFilms([
      "upcoming": [.init(delay: .seconds(1), status: 404), .init(delay: .seconds(1), film: 3)]
    ])
    let model = films.model()
    await Self.running(model) {
      await films.clock.waitForSleepers()
      await model.retry()  // is under way: nothing
      films.clock.advance(by: .seconds(1))
      let failed = await Self.next(of: model) { $0.progress != .loading }
      let error = MoviesError.http(.status(404, endpoint: "api.themoviedb.org/3/movie/upcoming"))
      #expect(failed?.progress == .failed(error))
      await model.retry()
      await films.clock.waitForSleepers()
      films.clock.advance(by: .seconds(1))
      let shown = await Self.next(of: model) { $0.progress == .complete }
      #expect(shown?.movies.map(\.id) == [3])
      #expect(shown?.request == MovieListRequest(list: .upcoming, turn: 1))
    }
  }

  @Test func `another list after a failure, and the first one again`() async {
    let films = SlowFilms([
      "upcoming": [.init(delay: .seconds(1), status: 404), .init(delay: .seconds(1), film: 5)],
      "top_rated": [.init(delay: .seconds(1), film: 4)],
    ])
    let model = films.model()
    await Self.running(model) {
      let rounds: [(list: MovieList, ids: [Int])] = [
        (.upcoming, []), (.topRated, [4]), (.upcoming, [5]),
      ]
      for (turn, round) in rounds.enumerated() {
        await model.choose(round.list)
        await films.clock.waitForSleepers()
        films.clock.advance(by: .seconds(1))
        let request = MovieListRequest(list: round.list, turn: turn)
        let shown = await Self.next(of: model) { $0.request == request && $0.progress != .loading }
        #expect(shown?.movies.map(\.id) == round.ids)
      }
    }
  }

  private static func running(
    _ model: MovieListModel, _ body: @escaping @Sendable () async -> Void
  ) async {
    await withTaskGroup { group in
      group.addTask { await model.run() }
      await body()
      group.cancelAll()
    }
  }

  private static func next(
    of model: MovieListModel, where isIt: @Sendable (MovieListSnapshot) -> Bool
  ) async -> MovieListSnapshot? {
    for await snapshot in model.snapshots.values() where isIt(snapshot) { return snapshot }
    return nil
  }
}
