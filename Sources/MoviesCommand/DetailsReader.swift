import Movies
import Screen
import Terminal
import ToolKit

/// The page of a film in the full-screen view.
struct DetailsReader: Equatable, Sendable {
  /// What the list knows of it.
  let movie: Movie
  private(set) var details: MovieDetails?
  private(set) var failure: String?
  /// Counts how often the details were asked for.
  private(set) var turn = 0
  /// The first line in the window.
  var top = 0

  init(movie: Movie) { self.movie = movie }

  /// Whether the details are still to come.
  var isAwaited: Bool { details == nil && failure == nil }

  /// Takes over the details, or why there are none.
  mutating func take(_ result: Result<MovieDetails, Failure>, turn: Int) {
    guard turn == self.turn else { return }
    switch result {
    case .success(let details): self.details = details
    case .failure(let failure): self.failure = "error: \(failure.text.safeLine)"
    }
  }

  /// Asks again after a failure.
  mutating func refresh() {
    guard failure != nil else { return }
    failure = nil
    turn += 1
  }

  /// The lines of the page, each at most so wide.
  func lines(width: Int, glyphs: ViewGlyphs) -> [DetailsText.Line] {
    let known = details ?? MovieDetails(of: movie)
    return DetailsText(details: known, glyphs: glyphs).lines(width: width, hasTitle: false)
  }
}
