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
    guard !found.isEmpty else { return places.map { $0.flatMap { _ in .failure(.nothing) } } }
    let reports: [Result<WeatherReport, WeatherError>]
    do throws(WeatherError) {
      reports = try await desk.client.reports(for: found, desk.query)
    } catch {
      throw Failure(error)
    }
    var next = reports.makeIterator()
    return places.map { place in
      switch place {
      case .failure(let failure): .failure(failure)
      case .success: next.next()?.mapError { Failure($0) } ?? .failure(.nothing)
      }
    }
  }
}

extension Failure {
  /// Nothing came back for a place.
  static let nothing = Failure(text: "there is no weather for this place", status: .failure)
}
