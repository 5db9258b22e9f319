import Terminal
import ToolKit
import Weather

/// `weather PLACE...`: the weather of places on standard output.
struct ReportCommand: Sendable {
  var desk: Desk

  /// Prints the weather; each place that failed is an error of its own, behind all that is known.
  func run() async throws(Failure) {
    let outcomes = try await desk.console.waiting(
      clock: desk.clock, failure: { (failure: Failure) in failure }
    ) { _ async throws(Failure) in try await self.outcomes() }
    let failures = outcomes.compactMap { outcome in
      if case .failure(let failure) = outcome { failure } else { nil }
    }
    if let cancellation = failures.first(where: \.isCancellation) { throw cancellation }
    try ReportPrinter(desk: desk).print(
      outcomes.compactMap { try? $0.get() }, isAlone: outcomes.count == 1)
    if let failure = Failure(failures) { throw failure }
  }

  /// The report about every text, or why there is none.
  private func outcomes() async throws(Failure) -> [Result<WeatherReport, Failure>] {
    let places = try await PlaceResolver(desk: desk).outcomes()
    let found = places.compactMap { try? $0.get() }
    let reports: [Result<WeatherReport, WeatherError>]
    do throws(WeatherError) {
      reports = try await desk.client.reports(for: found, desk.query)
    } catch {
      throw Failure(error)
    }
    var next = reports.makeIterator()
    return zip(desk.options.places, places).map { text, place in
      let outcome = place.flatMap { _ in
        next.next()?.mapError(Failure.init) ?? .failure(Failure.nothing)
      }
      return outcome.mapError { naming(text, in: $0) }
    }
  }

  /// A failure of one of several places that says which, as not all of them do.
  private func naming(_ text: String, in failure: Failure) -> Failure {
    guard desk.options.places.count > 1, !failure.text.contains(text) else { return failure }
    var named = failure
    named.text = "\(text): \(failure.text)"
    return named
  }
}

extension Failure {
  /// Nothing came back for a place.
  static let nothing = Failure(text: "there is no weather for this place", status: .failure)
}
