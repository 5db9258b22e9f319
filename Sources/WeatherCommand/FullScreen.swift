import AsyncOperators
import Screen
import ToolKit
import Weather

/// `weather --watch` and `weather -i` as a full-screen view.
struct FullScreen: Sendable {
  var settings: WeatherState.Settings
  var desk: Desk

  /// What a page shows where nobody asked for parts of it.
  private static let usual = Excerpt(hours: 24, days: 7)

  /// Shows the view until the user leaves it, the terminal is lost or the task is cancelled.
  func run(_ beginning: WeatherState.Beginning, on session: ScreenSession) async -> ViewEnding {
    var settings = settings
    let options = desk.options
    settings.excerpt = options.excerpt == Excerpt() ? Self.usual : options.excerpt
    settings.units = options.units
    settings.chartGlyphs = desk.glyphs
    let state = WeatherState(
      beginning, settings: settings, size: session.size, now: desk.layout.now())
    var query = desk.query
    query.hours = settings.excerpt.hours
    query.days = settings.excerpt.days
    let search = PlaceSearch(
      finder: desk.finder, client: desk.client,
      query: WeatherQuery(language: options.language), weatherCount: 5, clock: desk.clock)
    let sources = WeatherSources(
      wishes: AsyncCurrentValueSubject(state.wishes), search: search, desk: desk, query: query,
      interval: settings.interval)
    return await sources.run(state, on: session, now: desk.layout.now)
  }
}
