import Foundation
import HTTP
import Screen
import Terminal
import Testing
import ToolKit
import Weather

@testable import WeatherCommand

/// The search in the full-screen view as a value: what keys and answers make of it.
@Suite struct SearchViewTests {
  /// A search that a test types into.
  private struct Driven {
    var state: WeatherState
    var effects: [WeatherEffect] = []

    init(_ text: String = "") {
      let settings = WeatherState.Settings(
        interval: .seconds(600), isDemo: false, glyphs: .unicode,
        excerpt: Excerpt(hours: 0, days: 0))
      state = WeatherState(
        .searching(text), settings: settings, size: TerminalSize(columns: 80, rows: 24),
        now: InventedWeather.now)
    }

    mutating func take(_ event: WeatherEvent) {
      effects = state.update(event, at: InventedWeather.now)
    }

    mutating func type(_ text: String) {
      for character in text { take(.screen(.key(KeyPress(.character(character))))) }
    }

    mutating func press(_ keys: KeyPress.Key...) {
      for key in keys { take(.screen(.key(KeyPress(key)))) }
    }

    /// An answer to a text comes: places of these names.
    mutating func answer(_ text: String, _ names: String...) {
      let matches = names.map {
        PlaceSearchSnapshot.Match(place: Place(name: $0, latitude: 1, longitude: 2))
      }
      take(.search(PlaceSearchSnapshot(text: text, state: .found(matches))))
    }

    var lines: [String] {
      let frame = state.frame()
      return (0..<frame.size.rows).map { frame.text(row: $0) }
    }

    var names: [String] {
      lines[1..<20].compactMap { $0.split(separator: " ").last.map(String.init) }
    }
    var status: String { lines[23] }
  }

  @Test func `C41: type, delete, retype: only what was found for the text on show is shown`() {
    var view = Driven()
    view.type("Lon")
    #expect(view.state.wishes.search == "Lon" && view.status.hasSuffix("searching"))
    view.answer("Lon", "Lonavla", "Long")
    #expect(view.names == ["Lonavla", "Long"] && view.status.hasSuffix("2 found"))
    view.type("don")
    #expect(view.names == [] && view.status.hasSuffix("searching"))
    view.press(.backspace, .backspace, .backspace)
    #expect(view.state.wishes.search == "Lon")
    view.answer("Lon", "Lonavla")
    #expect(view.names == ["Lonavla"])
  }

  @Test func `C41: a letter that is taken back at once leaves the places on show`() {
    var view = Driven()
    view.type("Lon")
    view.answer("Lon", "Lonavla", "Long")
    view.type("x")
    #expect(view.names == [] && view.state.search?.selected == nil)
    view.press(.backspace)
    #expect(view.names == ["Lonavla", "Long"])
    view.press(.enter)
    #expect(view.state.opened?.name == "Lonavla")
  }

  @Test func `C41: a late answer for Lon never replaces London`() {
    var view = Driven()
    view.type("London")
    view.answer("London", "London")
    view.press(.down)
    view.answer("Lon", "Lonavla", "Long")
    #expect(view.names == [])
    view.press(.enter)
    #expect(view.state.opened == nil, "Enter takes nothing of another text")
    view.answer("London", "London")
    view.press(.enter)
    #expect(view.state.opened?.name == "London")
  }

  @Test func `C41: clearing the field clears the results at once`() {
    var view = Driven()
    view.type("London")
    view.answer("London", "London")
    view.take(.screen(.key(KeyPress(.character("u"), .control))))
    #expect(view.names == [] && view.state.wishes.search == "")
    view.answer("London", "London")
    #expect(view.names == [])
  }

  @Test func `a failure is one line, and the next text searches again`() {
    var view = Driven()
    view.type("London")
    let reason = WeatherError.http(.unreachable(host: "h", reason: "connection refused"))
    view.take(.search(PlaceSearchSnapshot(text: "London", state: .failed(reason))))
    let told = view.lines.filter { $0.contains("error: cannot reach h: connection refused") }
    #expect(told.count == 1)
    view.type("x")
    #expect(!view.lines.contains { $0.contains("error:") })
    view.take(.search(PlaceSearchSnapshot(text: "Londonx", state: .nothingFound)))
    #expect(view.status.hasSuffix("nothing found"))
  }

  @Test func `operands are typed already, and control characters of theirs are not`() {
    let view = Driven("New\u{1B}[31m York\n")
    #expect(view.state.wishes.search == "New\u{FFFD}[31m York ")
    #expect(view.status.hasPrefix("place: New\u{FFFD}[31m York"))
  }
}
