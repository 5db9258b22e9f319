public import AsyncOperators

/// A search as somebody types: the places of the text typed last, and their weather.
///
/// It starts when nothing was typed for 300 ms; a newer text cancels the older search, and what is on show is always
/// about the text typed last. An error is a state: the next text searches again.
public actor PlaceSearch {
  /// What is on show; a reader gets the latest, never a backlog.
  public nonisolated let snapshots: AsyncCurrentValueSubject<PlaceSearchSnapshot, Never>

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
    snapshots = AsyncCurrentValueSubject(PlaceSearchSnapshot())
  }

  /// Searches for each text until the texts end or the caller is cancelled.
  public func run(texts: some AsyncSequence<String, Never> & Sendable) async {}

  /// Searches once more for the text on show, such as after a failure.
  public nonisolated func retry() {}
}
