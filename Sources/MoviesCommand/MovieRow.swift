import Movies
import Terminal
import ToolKit

/// A film as one row: rank, rating, votes, date, and the title in what is left.
struct MovieRow {
  /// A column that may be left out, with its width and the width of a window that has room for it.
  private enum Column: CaseIterable {
    case stars, percent, votes, date

    var width: Int {
      switch self {
      case .stars: 5
      case .percent: 5
      case .votes: 6
      case .date: 10
      }
    }

    /// A title has 36 columns in 80; in narrow windows the others give way first.
    var least: Int {
      switch self {
      case .percent: 34
      case .date: 48
      case .stars: 60
      case .votes: 70
      }
    }

    var heading: String {
      switch self {
      case .stars: "stars"
      case .percent: "rated"
      case .votes: "votes"
      case .date: "released"
      }
    }

    var style: Style { self == .date ? .date : self == .votes ? .aside : .rating }
  }

  private let record: MovieRecord
  private let width: Int
  private let glyphs: ViewGlyphs

  init(_ record: MovieRecord, width: Int, glyphs: ViewGlyphs) {
    (self.record, self.width, self.glyphs) = (record, width, glyphs)
  }

  /// The parts from the left, each so wide as it stands there; the last is not filled up.
  var parts: [(text: String, style: Style)] {
    var parts = [(rank.fit(4, alignment: .trailing), Style.aside)]
    for column in Self.columns(in: width) {
      parts.append((" " + text(of: column).fit(column.width, alignment: .trailing), column.style))
    }
    let used = parts.reduce(1) { $0 + $1.0.cellWidth }
    return parts + [(" ", Style())] + titles(width: max(0, width - used))
  }

  /// The row for standard output.
  func line(in layout: Layout) -> String {
    parts.map { layout.styled($0.text, $0.style) }.joined()
  }

  /// The names over the columns.
  static func heading(width: Int) -> String {
    let names = columns(in: width).map { " " + $0.heading.fit($0.width, alignment: .trailing) }
    return ("   #" + names.joined() + " title").cut(to: width)
  }

  private static func columns(in width: Int) -> [Column] {
    Column.allCases.filter { width >= $0.least }
  }

  private var rank: String { record.position.map(String.init) ?? "" }

  private func text(of column: Column) -> String {
    let rating = record.movie.rating
    return switch column {
    case .stars: rating?.stars(glyphs == .unicode ? .unicode : .ascii) ?? ""
    case .percent: rating.map { "\($0.percent) %" } ?? ""
    case .votes: rating.map { String($0.votes) } ?? "none"
    case .date: record.movie.releaseDate?.description ?? ""
    }
  }

  private func titles(width: Int) -> [(text: String, style: Style)] {
    let title = record.movie.shownTitle.safeLine.cut(to: width)
    let rest = width - title.cellWidth
    guard let other = record.movie.otherTitle.first?.safeLine, rest >= 8 else {
      return [(title, Style())]
    }
    return [(title, Style()), (" (\(other))".cut(to: rest), .aside)]
  }
}

extension Style {
  static let rating = Style(.yellow)
  static let date = Style(faint: true)
}
