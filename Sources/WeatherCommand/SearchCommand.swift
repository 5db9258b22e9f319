import Terminal
import ToolKit
import Weather

/// `weather -i --accessible`: a search in lines, whose numbers show the weather of places.
struct SearchCommand: Sendable {
  var desk: Desk

  /// Asks for places until nothing more is wanted, beginning with `text` unless that is empty.
  func run(_ text: String, on input: LineInput) async throws(Failure) {
    let search = LineSearch<Place>(noun: "place", console: desk.console, input: input)
    try await search.run(
      beginningWith: text, find: { text async throws(Failure) in try await places(for: text) },
      name: { $0.fullName.safeLine },
      show: { place async throws(Failure) in try await show(place) })
  }

  private func places(for text: String) async throws(Failure) -> [Place] {
    try await desk.console.waiting(
      clock: desk.clock, failure: { (failure: Failure) in failure }
    ) { _ async throws(Failure) in
      try await PlaceResolver(desk: desk).matches(of: text).get().places
    }
  }

  private func show(_ place: Place) async throws(Failure) {
    let report = try await desk.console.waiting(clock: desk.clock, failure: Failure.init) {
      _ async throws(WeatherError) in try await desk.client.report(for: place, desk.query)
    }
    try ReportPrinter(desk: desk).print([report], isAlone: true)
  }
}
