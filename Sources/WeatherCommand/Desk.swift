import FileStore
import HTTP
import Terminal
import ToolKit
import Weather

/// What a command works with.
struct Desk: Sendable {
  var finder: PlaceFinder
  var client: WeatherClient
  var clock: any Clock<Duration>
  var layout: Layout
  var console: Console
  var options: WeatherOptions
  var glyphs: ChartGlyphs

  /// What to bring of every place.
  var query: WeatherQuery {
    WeatherQuery(
      hours: options.excerpt.hours, days: options.excerpt.days,
      wantsAirQuality: options.excerpt.wantsAir, language: options.language,
      isFresh: options.isFresh)
  }

  /// The sheet for people on standard output, as wide as it is now.
  var sheet: Sheet { sheet(width: layout.columns()) }

  /// A sheet for people.
  func sheet(width: Int) -> Sheet { Sheet(width: width, glyphs: glyphs, units: options.units) }

  /// The sheet for programs: any width, all characters unless ASCII was asked for.
  var endlessSheet: Sheet {
    Sheet(
      width: .max, glyphs: options.wantsASCII ? .ascii : .unicode, units: options.units)
  }
}
