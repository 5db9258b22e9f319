import Terminal
import ToolKit
import Weather

/// `weather PLACE...`: the weather of places on standard output.
struct ReportCommand: Sendable {
  var desk: Desk

  /// Prints the weather; each place that failed is an error, and the first of them ends the tool.
  func run() async throws(Failure) {
    let outcomes = try await desk.console.waiting(
      clock: desk.clock, failure: { (failure: Failure) in failure }
    ) { _ async throws(Failure) in try await self.outcomes() }
    let reports = outcomes.compactMap { try? $0.get() }
    let printer = ReportPrinter(desk: desk)
    try printer.print(reports, isAlone: outcomes.count == 1)
    var first: Failure?
    for case .failure(let failure) in outcomes {
      if failure.isCancellation { throw failure }
      desk.console.error(failure.text, hints: failure.hints)
      first = first ?? failure
    }
    if let first { throw .told(first) }
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
