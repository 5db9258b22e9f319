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
    var pace = WatchPace(interval: interval)
    while true {
      let results = try await look(at: places)
      try watching.take(results)
      do { try await desk.clock.sleep(for: pace.wait(after: results)) } catch { return }
    }
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

  /// Prints what is new; one note for each outage, in which old reports come.
  mutating func take(_ results: [Result<WeatherReport, WeatherError>]) throws(Failure) {
    var news: [WeatherReport] = []
    for (index, result) in results.enumerated() {
      guard case .success(let report) = result else { continue }
      if !report.hasSameNews(as: shown[index]) { news.append(report) }
      shown[index] = report
    }
    try ReportPrinter(desk: desk).print(
      news, isAlone: places.count == 1, event: isFirst ? "initial" : "new")
    let outage = results.lazy.compactMap(\.outage).first
    if let outage {
      if isFirst, news.isEmpty { throw Failure(outage) }
      // An old report that was just printed says so itself.
      let isSaid = news.contains { $0.outdatedReason == outage }
      if !isFailing, !isSaid { desk.console.note(Failure(outage).text) }
    }
    isFailing = outage != nil
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
