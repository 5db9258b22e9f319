#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Screen
import Terminal
import ToolKit
import Weather

/// The full-screen view as a value: events change it, and a frame is drawn from it.
struct WeatherState: LiveState {
  /// What does not change while the view is open.
  struct Settings: Sendable {
    var interval: Duration
    var isDemo: Bool
    var glyphs: ViewGlyphs
    var chartGlyphs = ChartGlyphs.unicode
    var units = UnitSystem.metric
    var excerpt = Excerpt()
  }

  /// What is on show first.
  enum Beginning: Sendable, Equatable {
    /// Places that are looked at again and again.
    case watching([Place])
    /// The search, beginning with a text.
    case searching(String)
  }

  let settings: Settings
  /// The places that were asked for; none in the search.
  let watched: [Place]
  var size: TerminalSize
  var now: Date
  /// The search, over what is watched or as all there is.
  var search: PlaceReader?
  /// The place on show alone; nil where a list is.
  var opened: Place?
  /// The first line of the page on show.
  var top = 0
  /// Whether help lies over everything.
  var showsHelp = false
  var cursor = ListCursor()
  var isPaused = false
  private(set) var turn = 0
  private(set) var reports: [Place: WeatherReport] = [:]
  private(set) var failures: [Place: WeatherError] = [:]
  private(set) var isLooking = false

  /// The most places visited whose reports, or failures, are kept.
  private static let mostVisited = 50

  init(_ beginning: Beginning, settings: Settings, size: TerminalSize, now: Date) {
    self.settings = settings
    self.size = size
    self.now = now
    switch beginning {
    case .searching(let text):
      watched = []
      search = PlaceReader(text: text)
    case .watching(let places):
      watched = places
      cursor.show(Array(places.indices))
      if places.count == 1 { opened = places[0] }
    }
  }

  /// The places whose weather is on show.
  var followed: [Place] { opened.map { [$0] } ?? (search == nil ? watched : []) }

  /// What is to be done as long as the view stands as it does.
  var wishes: WeatherWishes {
    WeatherWishes(
      following: WeatherWishes.Following(places: followed, isLive: !isPaused, turn: turn),
      search: search?.text ?? "")
  }

  /// Takes an event in; returns what is to be done because of it.
  mutating func update(_ event: WeatherEvent, at now: Date) -> [WeatherEffect] {
    self.now = now
    defer { settle() }
    switch event {
    case .screen(.key(let press)): return take(press)
    case .screen(.paste(let text)):
      if search?.isTyping == true, opened == nil { search?.edit { $0.insert(text) } }
    case .screen(.resize(let size)): self.size = size
    case .screen(.resumed), .tick: break
    case .screen(.lost): return [.leave(.lost)]
    case .looking(let places): if places == followed { isLooking = true }
    case .weather(let places, let results): take(results, for: places)
    case .search(let snapshot): search?.take(snapshot)
    }
    return []
  }

  /// Has the weather on show brought anew, unless that is under way.
  mutating func refresh() {
    if !isLooking { turn += 1 }
  }

  /// Puts one place on show alone.
  mutating func open(_ place: Place) {
    opened = place
    top = 0
    isLooking = false
  }

  private mutating func take(
    _ results: [Result<WeatherReport, WeatherError>], for places: [Place]
  ) {
    if places == followed { isLooking = false }
    if reports.count > Self.mostVisited { reports = reports.filter { watched.contains($0.key) } }
    if failures.count > Self.mostVisited { failures = failures.filter { watched.contains($0.key) } }
    for (place, result) in zip(places, results) {
      switch result {
      case .success(let report):
        reports[place] = report
        failures[place] = nil
      // A look that was cancelled says nothing.
      case .failure(.http(.cancelled)): break
      case .failure(let error): failures[place] = error
      }
    }
  }

  private mutating func settle() {
    let height = listHeight
    cursor.fit(height: height)
    search?.cursor.fit(height: height)
    top = max(0, min(top, pageLines.count - pageHeight))
  }
}
