#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Screen
import Terminal

extension ViewState {
  /// Draws what the last line says: the field while one is open, else how the feed stands.
  func drawStatus(on frame: inout Frame) {
    let row = size.rows - 1
    if let filter = list.filter {
      frame.draw(filter.field, prompt: "/", row: row, note: "\(filter.cursor.ids.count) found")
      return
    }
    let help = "? help"
    let text = ([notice ?? standing] + circumstances).filter { !$0.isEmpty }
      .joined(separator: settings.glyphs.separator)
    let isProblem = notice == nil && isFailing
    let room = size.columns - help.count - 2
    let end = frame.draw(
      text, row: row, column: 0, width: max(10, room), style: isProblem ? .problem : .status)
    if end <= room { frame.draw(help, row: row, column: size.columns - help.count, style: .status) }
  }

  private var isFailing: Bool {
    switch list.snapshot.state {
    case .retrying, .stale: true
    case .loading, .current: false
    }
  }

  /// What is being done, and how old the data are.
  private var standing: String {
    switch list.snapshot.state {
    case .loading(let done, let total) where list.isWished || list.snapshot.updatedAt == nil:
      return isPaused && !list.isWished && list.snapshot.updatedAt != nil
        ? age : total.map { "loading \(done)/\($0)" } ?? "loading"
    case .loading, .current: return age
    case .retrying where isPaused: return age
    case .retrying(let time, _, let reason):
      let seconds = Int(time.timeIntervalSince(now).rounded(.up))
      let wait = seconds > 0 ? "again in \(seconds) s" : "trying again"
      return "error, \(wait): \(reason.description.safeLine)"
    case .stale(let reason): return "error: \(reason.description.safeLine)"
    }
  }

  private var age: String {
    guard let time = list.snapshot.updatedAt else { return "" }
    // Refreshed each minute, data are not a minute old in between.
    return agesAt.timeIntervalSince(time) < 90
      ? "updated just now" : "updated \(time.age(at: agesAt)) ago"
  }

  private var circumstances: [String] {
    let newAbove = list.newAbove
    let poll = Int(settings.interval.components.seconds)
    return [
      newAbove > 0 ? "\(settings.glyphs.up) \(newAbove) new" : "",
      isPaused ? "paused" : "every \(poll) s",
      rings ? "bell" : "",
      settings.isDemo ? "demo" : "",
    ]
  }
}

extension Frame {
  /// Draws a line of text being typed, its cursor in view, and a note at the right edge.
  mutating func draw(_ field: TextField, prompt: String, row: Int, note: String) {
    let noteWidth = size.columns >= 40 ? note.cellWidth + 2 : 0
    let start = draw(prompt, row: row, column: 0, style: .title)
    let room = max(1, size.columns - start - 1 - noteWidth)
    let characters = Array(field.text.safeLine)
    var first = min(field.cursor, characters.count)
    var cells = 0
    while first > 0, cells + characters[first - 1].cellWidth <= room {
      first -= 1
      cells += characters[first].cellWidth
    }
    let shown = String(characters[first...])
    draw(shown, row: row, column: start, width: room + 1)
    let cursor = start + cells
    restyle(row: row, columns: cursor..<cursor + 1) { $0.reverse = true }
    if noteWidth > 0 {
      draw(note, row: row, column: size.columns - note.cellWidth, style: .status)
    }
  }
}
