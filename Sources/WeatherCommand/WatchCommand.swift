import AsyncOperators
import Terminal
import ToolKit
import Weather

/// `weather --watch` where there is no full-screen view: the weather now, then again whenever it is another.
struct WatchCommand: Sendable {
  var desk: Desk
  var interval: Duration

  /// Prints until the task is cancelled; a first look that brings nothing ends the tool.
  func run(_ places: [Place]) async throws(Failure) {
    var watching = Watching(places: places, desk: desk)
    try watching.take(await look(at: places))
    try await follow(&watching, on: desk.clock)
  }

  private func follow(
    _ watching: inout Watching, on clock: some Clock<Duration>
  ) async throws(Failure) {
    var ticks = AsyncTimerSequence(interval: interval, clock: clock).makeAsyncIterator()
    while await ticks.next() != nil { try watching.take(await look(at: watching.places)) }
  }

  private func look(
    at places: [Place]
  ) async throws(Failure) -> [Result<WeatherReport, WeatherError>] {
    do throws(WeatherError) {
      return try await desk.client.reports(for: places, desk.query)
    } catch { throw Failure(error) }
  }
}

/// What was printed so far while the weather is watched.
private struct Watching {
  let places: [Place]
  private let desk: Desk
  private var shown: [WeatherReport?]
  private var isFirst = true
  private var isFailing = false

  init(places: [Place], desk: Desk) {
    self.places = places
    self.desk = desk
    shown = places.map { _ in nil }
  }

  /// Prints what is new; one note for each outage.
  mutating func take(_ results: [Result<WeatherReport, WeatherError>]) throws(Failure) {
    var news: [WeatherReport] = []
    var failures: [WeatherError] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .failure(let error): failures.append(error)
      case .success(let report):
        if !report.hasSameNews(as: shown[index]) { news.append(report) }
        shown[index] = report
      }
    }
    try ReportPrinter(desk: desk).print(
      news, isAlone: places.count == 1, event: isFirst ? "initial" : "new")
    if let failure = failures.first {
      if isFirst, news.isEmpty { throw Failure(failure) }
      if !isFailing { desk.console.note(Failure(failure).text) }
    }
    isFailing = !failures.isEmpty
    isFirst = false
  }
}

extension WeatherReport {
  /// Whether nothing that a reader sees is different from an earlier report.
  func hasSameNews(as earlier: WeatherReport?) -> Bool {
    guard let earlier else { return false }
    return earlier.current == current && earlier.hours == hours && earlier.days == days
      && earlier.airQuality == airQuality && earlier.provider == provider
  }
}
