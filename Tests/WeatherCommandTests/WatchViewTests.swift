#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Screen
import Terminal
import Testing
import ToolKit
import Weather

@testable import WeatherCommand

/// Places that are watched in the full-screen view, as a value.
@Suite struct WatchViewTests {
  private static let refused = WeatherError.http(
    .unreachable(host: "h", reason: "connection refused"))
  private static let other = Place(name: "Elsewhere", latitude: 3, longitude: 4)

  private static func view(
    of places: [Place] = [InventedWeather.place], columns: Int = 80, rows: Int = 24
  ) -> WeatherState {
    WeatherState(
      .watching(places),
      settings: WeatherState.Settings(
        interval: .seconds(600), isDemo: false, glyphs: .unicode,
        excerpt: Excerpt(hours: 24, days: 5)),
      size: TerminalSize(columns: columns, rows: rows), now: InventedWeather.now)
  }

  private static func lines(of view: WeatherState) -> [String] {
    let frame = view.frame()
    return (0..<frame.size.rows).map { frame.text(row: $0) }
  }

  private static func press(_ key: KeyPress.Key, _ view: inout WeatherState) -> [WeatherEffect] {
    view.update(.screen(.key(KeyPress(key))), at: InventedWeather.now)
  }

  @Test func `C42: a failed look keeps the report and says why; an old one says its age`() {
    var view = Self.view()
    let places = view.followed
    #expect(Self.lines(of: view)[23].hasPrefix("loading"))
    _ = view.update(.weather(places, [.success(InventedWeather.report)]), at: InventedWeather.now)
    #expect(Self.lines(of: view)[23].hasPrefix("updated just now · every 10 min"))
    let later = InventedWeather.now.addingTimeInterval(7200)
    _ = view.update(.weather(places, [.failure(Self.refused)]), at: later)
    #expect(Self.lines(of: view)[0] == "Harrowmere, Westmarch, Norland")
    #expect(Self.lines(of: view)[23].hasPrefix("error: cannot reach h: connection refused"))
    var old = InventedWeather.report
    old.notes = [.outdated(reason: Self.refused)]
    _ = view.update(.weather(places, [.success(old)]), at: later)
    #expect(Self.lines(of: view)[23].hasPrefix("old, 2h: cannot reach h: connection refused"))
  }

  @Test func `a look that was cancelled says nothing`() {
    var view = Self.view()
    let cancelled: Result<WeatherReport, WeatherError> = .failure(.http(.cancelled))
    _ = view.update(.weather(view.followed, [cancelled]), at: InventedWeather.now)
    #expect(Self.lines(of: view)[23].hasPrefix("loading"))
  }

  @Test func `what is kept of places visited has an end`() {
    var view = Self.view()
    _ = view.update(.weather(view.watched, [.failure(Self.refused)]), at: InventedWeather.now)
    for number in 0..<120 {
      let place = Place(name: "p", latitude: Double(number) / 10, longitude: 0)
      let outcome: Result<WeatherReport, WeatherError> =
        number % 2 == 0 ? .success(InventedWeather.report) : .failure(Self.refused)
      view.open(place)
      _ = view.update(.weather([place], [outcome]), at: InventedWeather.now)
    }
    #expect(view.reports.count <= 52 && view.failures.count <= 52)
    #expect(view.failures[view.watched[0]] == Self.refused)
  }

  @Test func `r looks again unless a look is under way, p pauses`() {
    var view = Self.view()
    let first = view.wishes.following
    _ = Self.press(.character("r"), &view)
    #expect(view.wishes.following.turn == first.turn + 1)
    _ = view.update(.looking(view.followed), at: InventedWeather.now)
    _ = Self.press(.character("r"), &view)
    #expect(view.wishes.following.turn == first.turn + 1)
    _ = Self.press(.character("p"), &view)
    #expect(!view.wishes.following.isLive && first.isLive)
  }

  @Test func `several places are a table; Enter shows one, Esc goes back and never leaves`() {
    var view = Self.view(of: [InventedWeather.place, Self.other])
    _ = view.update(
      .weather(view.followed, [.success(InventedWeather.report), .failure(Self.refused)]),
      at: InventedWeather.now)
    #expect(Self.lines(of: view)[1].hasSuffix("Harrowmere, Westmarch, Norland"))
    #expect(Self.lines(of: view)[2].hasSuffix(" Elsewhere"))
    _ = Self.press(.down, &view)
    _ = Self.press(.enter, &view)
    #expect(view.followed == [Self.other] && Self.lines(of: view)[0] == "Elsewhere")
    for _ in 0..<3 { #expect(Self.press(.escape, &view) == []) }
    #expect(view.followed == view.watched)
    #expect(Self.press(.character("q"), &view) == [.leave(.quit)])
  }

  @Test func `a page is scrolled to its end and no further, and back`() {
    var view = Self.view(rows: 10)
    _ = view.update(
      .weather(view.followed, [.success(InventedWeather.report)]), at: InventedWeather.now)
    _ = Self.press(.character("G"), &view)
    #expect(Self.lines(of: view)[8].hasPrefix("Weather data by Open-Meteo.com"))
    _ = Self.press(.pageDown, &view)
    #expect(Self.lines(of: view)[8].hasPrefix("Weather data by Open-Meteo.com"))
    _ = view.update(
      .screen(.resize(TerminalSize(columns: 200, rows: 100))), at: InventedWeather.now)
    #expect(view.top == 0)
  }

  @Test(arguments: [1, 2, 5, 19, 20, 21, 39, 40, 41, 500], [1, 2, 4, 5, 6, 24, 200])
  func `C48: every size works`(columns: Int, rows: Int) {
    for places in [[InventedWeather.place], [InventedWeather.place, Self.other]] {
      var view = Self.view(of: places, columns: columns, rows: rows)
      let reports = places.map { _ in
        Result<WeatherReport, WeatherError>.success(InventedWeather.report)
      }
      _ = view.update(.weather(view.followed, reports), at: InventedWeather.now)
      for key in [KeyPress.Key.end, .character("?"), .escape, .character("/"), .down, .enter] {
        _ = Self.press(key, &view)
        let frame = view.frame()
        #expect(frame.size == TerminalSize(columns: columns, rows: rows))
      }
    }
  }
}
