import AsyncOperators
import Terminal
import ToolKit
import Weather

/// Turns the texts of a command line into places.
struct PlaceResolver: Sendable {
  var desk: Desk

  /// The searches that run at a time.
  private static let maxConcurrency = 2
  /// The other places that a note names.
  private static let mostNamed = 4

  /// The place of every text, or why there is none, in their order; says on standard error what else was meant perhaps.
  func outcomes() async throws(Failure) -> [Result<Place, Failure>] {
    let texts = desk.options.places
    let found = await texts.concurrentMap(maxConcurrency: Self.maxConcurrency) { text in
      await matches(of: text)
    }
    return found.map { result in
      do throws(Failure) { return .success(try choose(from: try result.get())) } catch {
        return .failure(error)
      }
    }
  }

  /// All places; the first failure where one of them is not found.
  func resolve() async throws(Failure) -> [Place] {
    let outcomes = try await outcomes()
    var places: [Place] = []
    for outcome in outcomes { places.append(try outcome.get()) }
    return places
  }

  /// The places that a text may mean.
  func matches(of text: String) async -> Result<PlaceMatches, Failure> {
    do throws(WeatherError) {
      return .success(
        try await desk.finder.places(
          for: text, language: desk.options.language, isFresh: desk.options.isFresh))
    } catch { return .failure(Failure(error)) }
  }

  /// Takes the match that is wanted.
  private func choose(from matches: PlaceMatches) throws(Failure) -> Place {
    let places = matches.places
    let pick = desk.options.pick ?? 1
    guard places.indices.contains(pick - 1) else {
      throw Failure(
        text: places.count == 1
          ? "there is only 1 place for '\(matches.text)'"
          : "there are only \(places.count) places for '\(matches.text)'",
        hints: ["Use --list to see them."], status: .notFound)
    }
    if places.count > 1, desk.options.pick == nil {
      if desk.options.isStrict {
        throw Failure(
          text: "'\(matches.text)' may be \(places.count) places",
          hints: named(places[...], from: 1) + ["Use --pick N, or say more: NAME, REGION."],
          status: .notFound)
      }
      // A status bar asks again and again, and has its format for what it says.
      if !desk.options.task.isLine { noteOthers(of: matches) }
    }
    return places[pick - 1]
  }

  private func noteOthers(of matches: PlaceMatches) {
    let others = named(matches.places.dropFirst(), from: 2).joined(separator: "; ")
    desk.console.note(
      "'\(matches.text)' may also be \(others); take one with --pick N, --list shows all")
  }

  private func named(_ places: ArraySlice<Place>, from first: Int) -> [String] {
    let shown = zip(first..., places.prefix(Self.mostNamed)).map { "\($0) \($1.fullName)" }
    let rest = places.count - shown.count
    return shown + (rest > 0 ? ["\(rest) more"] : [])
  }
}
