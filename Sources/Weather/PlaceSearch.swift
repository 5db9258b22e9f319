public import AsyncOperators
import HTTP

/// A search as somebody types: the places of the text typed last, and their weather.
///
/// It starts when nothing was typed for 300 ms; a newer text cancels the older search, and what is on show is always
/// about the text typed last. An error is a state: the next text searches again.
public actor PlaceSearch {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<PlaceSearchSnapshot, Never>

  /// A text to search for; the same text again is another wish once the field was cleared or `retry` called.
  private struct Wish: Sendable, Equatable {
    var text: String
    var round: Int
  }

  private let finder: PlaceFinder
  private let client: WeatherClient
  private let query: WeatherQuery
  private let weatherCount: Int
  private let quietTime: Duration
  private let clock: any Clock<Duration>
  private nonisolated let rounds = AsyncCurrentValueSubject<Int, Never>(0)
  private var typed = Wish(text: "", round: 0)
  private var clearings = 0
  private var answered: (wish: Wish, state: PlaceSearchSnapshot.State)?

  /// Shows nothing yet.
  ///
  /// - Parameters:
  ///   - finder: Finds the places.
  ///   - client: Brings the weather of the places found.
  ///   - query: What to bring; its language is also that of the names.
  ///   - weatherCount: Of how many of the places, the best first, the weather is brought; 0 for none.
  ///   - quietTime: How long nothing must be typed before the search starts.
  ///   - clock: What that is measured by.
  public init(
    finder: PlaceFinder, client: WeatherClient, query: WeatherQuery = WeatherQuery(),
    weatherCount: Int = 1, quietTime: Duration = .milliseconds(300), clock: any Clock<Duration>
  ) {
    self.finder = finder
    self.client = client
    self.query = query
    self.weatherCount = max(0, weatherCount)
    self.quietTime = quietTime
    self.clock = clock
    snapshots = AsyncCurrentValueSubject(PlaceSearchSnapshot())
  }

  /// Searches for each text until the caller is cancelled, or the texts have ended and the last one is answered.
  public func run(texts: some AsyncSequence<String, Never> & Sendable) async {
    await run(texts: texts, on: clock)
  }

  /// Searches once more for the text on show, such as after a failure.
  public nonisolated func retry() { rounds.send(rounds.value + 1) }

  private func run(
    texts: some AsyncSequence<String, Never> & Sendable, on clock: some Clock<Duration>
  ) async {
    await withTaskGroup { group in
      group.addTask { await self.search(texts, on: clock) }
      group.addTask { await self.searchAgain(on: clock) }
      await group.next()
      group.cancelAll()
    }
  }

  private func search(
    _ texts: some AsyncSequence<String, Never> & Sendable, on clock: some Clock<Duration>
  ) async {
    let answers = texts.map { await self.type($0) }
      .debounce(for: quietTime, clock: clock).removeDuplicates()
      .mapLatest { await self.answer($0) }
    for await _ in answers {}
  }

  /// Answers calls of `retry`, each at once; a later one ends an earlier one.
  private func searchAgain(on clock: some Clock<Duration>) async {
    // Round 0 is nobody's call.
    let answers = rounds.values().mapLatest { if $0 > 0 { await self.answerAgain() } }
    for await _ in answers {}
  }

  private func answerAgain() async {
    clearings += 1
    typed.round = clearings
    show()
    await answer(typed)
  }

  /// Shows at once that another text was typed.
  private func type(_ text: String) -> Wish {
    let text = String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    if text.count < 2 { clearings += 1 }
    typed = Wish(text: text, round: clearings)
    show()
    return typed
  }

  private func show() {
    var snapshot = PlaceSearchSnapshot(text: typed.text, state: .loading)
    if typed.text.count < 2 { snapshot.state = .idle }
    if let answered, answered.wish == typed { snapshot.state = answered.state }
    if snapshot != snapshots.value { snapshots.send(snapshot) }
  }

  /// Searches for a text, and shows what comes as long as it is the text typed last.
  private func answer(_ wish: Wish) async {
    guard wish.text.count >= 2 else { return }
    do throws(WeatherError) {
      let matches = try await finder.places(
        for: wish.text, language: query.language, isFresh: query.isFresh)
      var found = matches.places.map { PlaceSearchSnapshot.Match(place: $0) }
      take(.found(found), for: wish)
      let best = matches.places.prefix(weatherCount)
      guard !best.isEmpty, !Task.isCancelled else { return }
      let outcomes = try await client.reports(for: Array(best), query)
      for (place, outcome) in outcomes.enumerated() { found[place].outcome = outcome }
      take(.found(found), for: wish)
    } catch .noSuchPlace {
      take(.nothingFound, for: wish)
    } catch {
      take(.failed(error), for: wish)
    }
  }

  /// Keeps what came for a wish, unless a newer search has begun, which cancelled this one.
  private func take(_ state: PlaceSearchSnapshot.State, for wish: Wish) {
    guard !Task.isCancelled, state != .failed(.http(.cancelled)) else { return }
    // What comes late for another text is kept, since that text may be typed again, but not in place of the right one.
    guard wish == typed || answered?.wish != typed else { return }
    answered = (wish, state)
    show()
  }
}
