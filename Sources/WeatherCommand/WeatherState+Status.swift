#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Screen
import Terminal
import ToolKit
import Weather

extension WeatherState {
  /// Draws what the last line says: the field while letters are text, else how what is on show stands.
  func drawStatus(on frame: inout Frame) {
    if let reader = search, reader.isTyping, opened == nil {
      let note = reader.failure.map { "error: \(Failure($0).text.safeLine)" } ?? reader.note
      let fits = note.cellWidth < size.columns / 2
      frame.draw(
        reader.field, prompt: "place: ", row: size.rows - 1, note: fits ? note : reader.note)
      if !fits { frame.draw(note, row: 0, column: 0, style: .problem) }
      return
    }
    let text = [standing, circumstances].filter { !$0.isEmpty }
      .joined(separator: settings.glyphs.separator)
    frame.drawStatus(text, isProblem: failure != nil, help: "? help")
  }

  private var failure: WeatherError? { followed.lazy.compactMap { failures[$0] }.first }

  /// How old the data are, or why there are none.
  private var standing: String {
    if let failure { return "error: \(Failure(failure).text.safeLine)" }
    let shown = followed.compactMap { reports[$0] }
    guard let oldest = shown.min(by: { $0.fetchedAt < $1.fetchedAt }) else {
      return followed.isEmpty ? "/ search" : "loading"
    }
    let age = oldest.fetchedAt.age(at: now)
    if let reason = oldest.outdatedReason {
      return "old, \(age): \(Failure(reason).text.safeLine)"
    }
    return now.timeIntervalSince(oldest.fetchedAt) < 60 ? "updated just now" : "updated \(age) ago"
  }

  private var circumstances: String {
    guard !followed.isEmpty else { return settings.isDemo ? "demo" : "" }
    let seconds = Int(settings.interval.components.seconds)
    let pace = seconds < 120 ? "every \(seconds) s" : "every \(seconds / 60) min"
    return [isPaused ? "paused" : pace, settings.isDemo ? "demo" : ""]
      .filter { !$0.isEmpty }.joined(separator: settings.glyphs.separator)
  }
}
