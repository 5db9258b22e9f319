import Movies
import Terminal
import ToolKit

/// Prints films page by page.
struct MoviePrinter {
  private let desk: MoviesDesk
  private let excerpt: MovieExcerpt
  /// How many films were printed.
  private(set) var count = 0
  private var gaps: [(page: Int, gap: MovieGap)] = []
  private var position: Int
  private var last: MoviePage?

  init(desk: MoviesDesk, excerpt: MovieExcerpt) {
    self.desk = desk
    self.excerpt = excerpt
    position = (excerpt.firstPage - 1) * 20
  }

  /// Prints the films of a page.
  mutating func take(_ page: MoviePage) async throws(Failure) {
    var lines: [String] = []
    if count == 0, desk.layout.form == .rows, !page.movies.isEmpty {
      let heading = MovieRow.heading(width: desk.layout.columns())
      lines.append(desk.layout.styled(heading, .aside))
    }
    for movie in page.movies {
      position += 1
      count += 1
      // A reader is not told it, and a service that would have to name it need not be asked.
      let poster = desk.layout.form.isRead ? nil : await desk.address(of: movie.posterPath)
      let record = MovieRecord(movie: movie, position: position, poster: poster)
      lines.append(record.line(in: desk.layout, glyphs: desk.glyphs))
    }
    gaps += page.gaps.map { (page.number, $0) }
    last = page
    try desk.console.print(lines)
  }

  /// Says what is missing, where there is more, and where the data come from.
  func finish(isSearch: Bool) throws(Failure) {
    tellGaps()
    guard count > 0 else {
      if !gaps.isEmpty { throw Failure(text: "no film can be read", status: .unreadableAnswer) }
      desk.console.note(isSearch ? "nothing found" : "the list is empty")
      return
    }
    try desk.credit()
    if desk.layout.form.isRead, let last, hasMore(behind: last) {
      // The first page of which not every film was shown.
      let page = excerpt.firstPage + count / 20
      let isAnother = page > excerpt.firstPage && page <= last.lastNumber
      let way = isAnother ? "--page \(page) or a higher --limit" : "a higher --limit"
      desk.console.note("\(last.totalCount) films; \(way) shows more")
    }
  }

  /// Says how many rows are no films and why; of each for itself where details are wanted.
  private func tellGaps() {
    guard !gaps.isEmpty else { return }
    let counts = Dictionary(gaps.map { ($0.gap.reason, 1) }, uniquingKeysWith: +)
    let reasons = counts.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    desk.console.note(
      "\(gaps.count) of \(count + gaps.count) films cannot be shown: "
        + reasons.joined(separator: ", "))
    for (page, gap) in gaps {
      desk.console.detail("page \(page), row \(gap.row): \(gap.reason)")
    }
  }

  private func hasMore(behind last: MoviePage) -> Bool {
    last.number < last.lastNumber || count == excerpt.limit && position < last.totalCount
  }
}
