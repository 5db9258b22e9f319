#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Terminal
import ToolKit

/// A list of films in the full-screen view, as far as it has come.
struct Shelf: Equatable, Sendable {
  private(set) var movies: [Movie] = []
  var cursor = ListCursor()
  private(set) var progress = Progress.loading
  /// Counts how often it was asked for.
  private(set) var turn = 0

  /// How far a list has come.
  enum Progress: Equatable, Sendable {
    case loading
    case complete
    /// Why there are no more yet, a sentence without its full stop, and when they are asked for again.
    case retrying(at: Date, String)
    /// Why there are no more; a sentence without its full stop.
    case failed(String)

    /// What the model says, in words.
    init(_ progress: MovieListSnapshot.Progress) {
      switch progress {
      case .loading: self = .loading
      case .complete: self = .complete
      case .retrying(let time, let reason):
        self = .retrying(at: time, Failure(reason).text.safeLine)
      case .failed(let error):
        let failure = Failure(error)
        self = .failed(([failure.text] + failure.hints).joined(separator: ". ").safeLine)
      }
    }
  }

  /// The film under the cursor.
  var selected: Movie? { movies.indices.contains(cursor.selected) ? movies[cursor.selected] : nil }

  /// Whether more is to come of itself.
  var isAwaited: Bool {
    switch progress {
    case .loading, .retrying: true
    case .complete, .failed: false
    }
  }

  /// Whether it is told how long it takes until it is tried again.
  var isCountingDown: Bool { if case .retrying = progress { true } else { false } }

  /// Takes over what has come for a turn; what was shown stays until there is more.
  mutating func take(_ movies: [Movie], _ progress: Progress, turn: Int) {
    guard turn == self.turn else { return }
    self.progress = progress
    if progress == .complete || movies.count >= self.movies.count { self.movies = movies }
    cursor.show(self.movies.map(\.id))
  }

  /// Has it brought anew, unless that is under way.
  mutating func refresh() {
    guard progress != .loading else { return }
    turn += 1
    progress = .loading
  }
}
