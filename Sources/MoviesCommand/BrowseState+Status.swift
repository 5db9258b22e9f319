#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Screen
import Terminal
import ToolKit

extension BrowseState {
  /// Draws what the last line says: the field while there is one, else how what is on show stands.
  func drawStatus(on frame: inout Frame) {
    if case .search(let search) = pages.last {
      frame.draw(
        search.field, prompt: "search: ", row: size.rows - 1,
        note: search.found.map { "\($0.totalCount) found" } ?? "")
      return
    }
    let help =
      switch pages.last {
      case nil: "? help"
      case .details: "Esc back  ? help"
      case .search, .help: "Esc back"
      }
    let text = [notice ?? standing, settings.isDemo && pages.isEmpty ? "demo" : ""]
      .filter { !$0.isEmpty }.joined(separator: settings.glyphs.separator)
    frame.drawStatus(text, isProblem: notice == nil && standing.hasPrefix("error"), help: help)
  }

  /// What is being done, and what has come.
  private var standing: String {
    switch pages.last {
    case nil:
      switch shelf.progress {
      case .loading: shelf.movies.isEmpty ? "loading" : "loading \(shelf.movies.count)"
      case .complete: shelf.movies.count == 1 ? "1 film" : "\(shelf.movies.count) films"
      case .retrying(let time, let text):
        failing(countdown(to: time), text)
      case .failed(let text): failing("r tries again", text)
      }
    case .details(let reader):
      reader.failure ?? (reader.isAwaited ? "loading" : "")
    case .search, .help: ""
    }
  }

  private func failing(_ hope: String, _ text: String) -> String {
    // An empty list says why in its place.
    shelf.movies.isEmpty ? "error, \(hope)" : "error, \(hope): \(text)"
  }

  private func countdown(to time: Date) -> String {
    let seconds = Int(min(time.timeIntervalSince(now), 600).rounded(.up))
    return seconds > 0 ? "again in \(seconds) s" : "trying again"
  }
}
